import { describe, expect, it } from "vitest";
import { type StudyQuestionKind, studyQuestionKind } from "#lib/schemas/study.ts";
import { readReply } from "./ask-student.ts";

describe("readReply", () => {
  it.each<[StudyQuestionKind, string]>([
    ["study_notes", "notes"],
    ["study_review", "notes"],
    ["study_edit", "request"],
    ["study_choice", "request"],
    ["study_questions", "feedback"],
    ["study_done", "request"],
  ])("takes a bare text to %s for %s", (kind, type) => {
    expect(readReply(kind, "Explain entropy")).toMatchObject({ type, text: "Explain entropy" });
  });

  it.each(
    studyQuestionKind.options.filter((kind) => kind !== "study_notes" && kind !== "study_review"),
  )("asks again after an empty text to %s", (kind) => {
    expect(readReply(kind, "  \n ")).toBeNull();
    expect(readReply(kind, { type: "request", text: " " })).toBeNull();
  });

  it("takes an edit request wherever there is a document", () => {
    const request = { type: "request", text: "Shorter", selection: null };
    const taken = studyQuestionKind.options.filter((kind) => readReply(kind, request) !== null);
    expect(taken).toEqual(["study_edit", "study_choice", "study_questions", "study_done"]);
  });

  it.each([null, 7, {}, [], { type: "dance" }, { type: "choice" }, { text: "no type" }])(
    "asks again after %j",
    (value) => {
      for (const kind of studyQuestionKind.options) expect(readReply(kind, value)).toBeNull();
    },
  );

  it("keeps a selection and leaves it out where there is none", () => {
    const selection = { revision: 3, start: 1, end: 9 };
    expect(readReply("study_edit", { type: "request", text: "Why?", selection })).toEqual({
      type: "request",
      text: "Why?",
      selection,
    });
    expect(readReply("study_edit", { type: "request", text: "Why?" })).toMatchObject({
      selection: null,
    });
  });
});
