import { Send } from "@langchain/langgraph";
import { describe, expect, it } from "vitest";
import { afterEdit, afterNotes, afterQuestions, afterRest, afterReview } from "./routes.ts";
import type { StudyStateValue } from "./state.ts";

/** A state of which a router reads only these. */
const stateWith = (known: Partial<StudyStateValue>): StudyStateValue => ({
  ...({ threadId: "thr_1", questionIds: [] } as Partial<StudyStateValue> as StudyStateValue),
  ...known,
});

describe("after the editing", () => {
  it.each([null, "edit", "edit_error", "message"] as const)("%s goes on with it", (lastAction) => {
    expect(afterEdit({ lastAction, finished: false })).toBe("edit_material");
    expect(afterEdit({ lastAction, finished: true })).toBe("edit_material");
  });

  it.each(["complete", "skip"] as const)("%s leads to the questions, once", (lastAction) => {
    expect(afterEdit({ lastAction, finished: false })).toBe("propose_questions");
    expect(afterEdit({ lastAction, finished: true })).toBe("finish");
  });
});

describe("after a question to the student", () => {
  it("an answer that does not fit leads back to it", () => {
    expect(afterNotes({ next: "again" })).toBe("await_notes");
    expect(afterReview({ next: "again" })).toBe("review_notes");
    expect(afterQuestions(stateWith({ next: "again" }))).toBe("await_questions");
    expect(afterRest(stateWith({ next: "again" }))).toBe("rest");
  });

  it("whether it is put is decided in a step of its own", () => {
    expect(afterNotes({ next: "ask" })).toBe("await_notes");
    expect(afterReview({ next: "ask" })).toBe("review_notes");
    expect(afterQuestions(stateWith({ next: "ask" }))).toBe("await_questions");
  });

  it("photos that came late are read first", () => {
    expect(afterNotes({ next: "read" })).toBe("recognise_notes");
    expect(afterReview({ next: "read" })).toBe("recognise_notes");
  });

  it.each([afterQuestions, afterRest])("a request leads to the editing", (route) => {
    expect(route(stateWith({ next: "edit" }))).toBe("edit_material");
    expect(route(stateWith({ next: "questions" }))).toBe("propose_questions");
  });

  it.each([afterQuestions, afterRest])(
    "each question is answered by a task of its own",
    (route) => {
      const sent = route(stateWith({ next: "answers", questionIds: ["one", "two"] }));
      expect(sent).toEqual(
        ["one", "two"].map(
          (id) => new Send("answer_question", stateWith({ next: "answers", questionIds: [id] })),
        ),
      );
    },
  );

  it("without a question nothing is left to answer", () => {
    expect(afterQuestions(stateWith({ next: "answers" }))).toBe("finish");
    expect(afterRest(stateWith({ next: "answers" }))).toBe("rest");
  });
});
