import { describe, expect, it, test } from "vitest";
import { AppError, errorStatus } from "#lib/errors.ts";
import { language } from "#lib/schemas/language.ts";
import type { OwnTexts, Question, QuestionType } from "#lib/schemas/quiz.ts";
import { errorSentence } from "../i18n/translator.ts";
import { changedQuestion, ownQuestion, textsOf } from "./own-question.ts";

const texts = (change: Partial<OwnTexts>): OwnTexts => ({
  ...{ stem: "What?", options: null, answer: "This", accepted: [], explanation: "", code: null },
  ...change,
});

const faultOf = (type: QuestionType, change: Partial<OwnTexts>) => {
  try {
    ownQuestion("qst_1", type, texts(change));
    return null;
  } catch (error) {
    return error instanceof AppError ? error : null;
  }
};

describe("what is unfit is told in a sentence of its own, in both languages", () => {
  const cases: readonly [QuestionType, Partial<OwnTexts>, string][] = [
    ["open", { stem: " " }, "empty_stem"],
    ["open", { answer: " \n " }, "empty_answer"],
    ["open", { stem: "x".repeat(3_001) }, "too_long"],
    ["multiple_choice", { options: ["This"] }, "option_count_multiple_choice"],
    ["multiple_choice", { options: "abcdefg".split("") }, "option_count_multiple_choice"],
    ["multiple_choice", { options: ["This", "That", "this."] }, "options_alike_multiple_choice"],
    ["multiple_choice", { options: ["A", "B"] }, "answer_not_an_option_multiple_choice"],
    ["true_false", {}, "not_true_or_false"],
    ["fill_in", { stem: "No gap" }, "no_blank"],
    ["fill_in", { stem: "____ and ____" }, "several_blanks"],
    ["fill_in", { stem: "This is ____" }, "answer_in_stem"],
    ["ordering", { answer: "a\nb" }, "option_count_ordering"],
    ["ordering", { answer: "a\nb\nc\nA" }, "options_alike_ordering"],
    ["matching", { options: ["a", "b"], answer: "1\n2" }, "option_count_matching"],
    ["matching", { options: ["a", "b", "a"], answer: "1\n2\n3" }, "options_alike_matching"],
    ["matching", { options: ["a", "b"], answer: "1\n2\n3\n4" }, "answer_not_an_option_matching"],
    ["naming", { answer: "a" }, "option_count_naming"],
    ["naming", { answer: "a\nA" }, "options_alike_naming"],
  ];
  it.each(cases)("%s %o: %s", (type, change, fault) => {
    const error = faultOf(type, change);
    expect(error?.details.fault).toBe(fault);
    for (const locale of language.options) {
      const said = errorSentence(locale, error?.code ?? "", error?.details ?? null);
      expect(said).not.toBe(errorSentence(locale, "question_unfit", null));
      expect(said).not.toMatch(/[{}]/);
    }
  });
  it("travels as what can be mended", () => {
    expect(errorStatus[faultOf("open", { stem: "" })?.code ?? "internal"]).toBe(422);
  });
});

test("what is written comes without what is empty, and shuffled where an order would tell", () => {
  expect(
    ownQuestion("q", "multiple_choice", texts({ options: ["This ", "All of the above"] })),
  ).toMatchObject({ options: ["This", "All of the above"], answer: "This" });
  const steps = ownQuestion("q", "ordering", texts({ answer: " one\n\ntwo \nthree" }));
  expect(steps.answer).toBe("one\ntwo\nthree");
  expect(steps.options?.toSorted()).toEqual(["one", "three", "two"]);
  const pairs = ownQuestion(
    "q",
    "matching",
    texts({ options: ["a", "b", "c"], answer: "1\n2\n3" }),
  );
  expect(pairs.options?.slice(0, 3)).toEqual(["a", "b", "c"]);
  expect(pairs.options?.slice(3).toSorted()).toEqual(["1", "2", "3"]);
  expect(ownQuestion("q", "fill_in", texts({ stem: "It is ______." })).stem).toBe("It is ____.");
});

test.each(Array.from({ length: 40 }, (_, at) => `q${at}`))("steps of %s are no key", (id) => {
  const { options, answer } = ownQuestion(id, "ordering", texts({ answer: "one\ntwo\nthree" }));
  expect(options?.join("\n")).not.toBe(answer);
});

const question = (change: Partial<Question>): Question => ({
  ...{ id: "q", type: "multiple_choice", stem: "Which?", options: ["A", "B", "C", "D"] },
  ...{ answer: "A", accepted: [], explanation: "", conceptId: "c", code: null },
  ...{ codeLanguage: null, difficulty: "easy", evidence: { quote: "It is A", start: 3, end: 10 } },
  proof: { by: "solver" },
  ...change,
});

describe("a question with other words", () => {
  const kinds = [
    question({}),
    question({ type: "true_false", options: null, answer: "true" }),
    question({ type: "fill_in", stem: "It is ____", options: null, accepted: ["a"] }),
    question({ type: "open", options: null }),
    question({ type: "ordering", options: ["3", "1", "2"], answer: "1\n2\n3" }),
    question({ type: "matching", options: ["a", "b", "c", "3", "1", "2"], answer: "1\n2\n3" }),
    question({ type: "naming", options: null, answer: "1\n2\n3" }),
    question({ type: "free_recall", options: null, answer: "It is A" }),
  ];
  it.each(kinds)("is the same without a change: $type", (before) => {
    expect(changedQuestion(before, textsOf(before))).toBeNull();
  });
  it.each(kinds)("keeps its place, and is proved by nobody: $type", (before) => {
    const stem = `${before.stem} Indeed ${before.type === "fill_in" ? "" : "?"}`.trim();
    const after = changedQuestion(before, { ...textsOf(before), stem });
    expect(after).toMatchObject({
      id: "q",
      stem,
      evidence: before.evidence,
      answer: before.answer,
    });
    expect(after?.proof).toEqual(before.type === "free_recall" ? undefined : { by: "student" });
  });
  it("keeps its certificate where only the explanation is another", () => {
    const before = question({});
    const after = changedQuestion(before, { ...textsOf(before), explanation: "Because." });
    expect(after).toEqual({ ...before, explanation: "Because." });
  });
  it("keeps the passage that is to be recalled", () => {
    const before = question({ type: "free_recall", options: null, answer: "It is A" });
    const after = changedQuestion(before, { ...textsOf(before), stem: "Recall", answer: "x" });
    expect(after).toMatchObject({ stem: "Recall", answer: "It is A" });
  });
});
