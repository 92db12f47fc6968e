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
    ["open", { stem: "\u200b" }, "empty_stem"],
    ["open", { answer: " \n " }, "empty_answer"],
    ["open", { answer: "\u200b \u2060" }, "empty_answer"],
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
    const changed = changedQuestion(before, { ...textsOf(before), stem });
    expect(changed?.isReworded).toBe(true);
    const after = changed?.question;
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
    const explained = { ...before, explanation: "Because." };
    expect(after).toEqual({ question: explained, isReworded: false });
  });
  it("keeps the passage that is to be recalled", () => {
    const before = question({ type: "free_recall", options: null, answer: "It is A" });
    const after = changedQuestion(before, { ...textsOf(before), stem: "Recall", answer: "x" });
    expect(after?.question).toMatchObject({ stem: "Recall", answer: "It is A" });
  });

  const spaced = [
    question({ options: ["  return a", "```js\na\nb\n```", "1\n2", "D"], answer: "  return a" }),
    question({ stem: " What does _____ mean?\r\n", code: "f()\r\n\r\n", explanation: "So. \n" }),
    question({ type: "open", options: null, stem: "What is ______?", answer: " A\n" }),
    question({ type: "fill_in", stem: "It is _____.", options: null, accepted: [" a", ""] }),
    question({ type: "ordering", options: ["  c", " b", "a"], answer: "a\n b\n  c" }),
    question({
      type: "matching",
      options: ["a\nb", " b", "c", "1", " 2", "3"],
      answer: "1\n 2\n3",
    }),
    question({ type: "naming", options: null, answer: " 1\n2\n" }),
  ];
  /** What a form makes of texts: line ends of its own, and no white space around them. */
  const throughForm = (given: OwnTexts): OwnTexts => {
    const through = (text: string) => text.replaceAll("\r\n", "\n").trim();
    const options = given.options?.map(through) ?? null;
    return { ...given, options, answer: through(given.answer), stem: through(given.stem) };
  };
  it.each(spaced)("is the same through a form: $type $stem", (before) => {
    expect(changedQuestion(before, throughForm(textsOf(before)))).toBeNull();
    const explained = { ...throughForm(textsOf(before)), explanation: "Because." };
    expect(changedQuestion(before, explained)).toEqual({
      question: { ...before, explanation: "Because." },
      isReworded: false,
    });
  });
  it("keeps what was not changed as it was stored", () => {
    const [choice, , , , steps] = spaced as [Question, Question, Question, Question, Question];
    const texts = throughForm(textsOf(choice));
    const options = texts.options?.with(3, "E") ?? [];
    expect(changedQuestion(choice, { ...texts, options })?.question).toMatchObject({
      options: ["  return a", "```js\na\nb\n```", "1\n2", "E"],
      answer: "  return a",
    });
    const other = { ...throughForm(textsOf(steps)), answer: "a\nb\nd" };
    expect(changedQuestion(steps, other)?.question.answer).toBe("a\n b\nd");
  });

  const unlikeOwn = [
    question({ type: "fill_in", stem: "____ or ____", options: null, answer: "One, two" }),
    question({ type: "free_recall", options: null, answer: "It is A. ".repeat(300) }),
    question({
      ...{ type: "naming", options: null },
      answer: Array.from({ length: 31 }, (_, at) => `Item ${at}`).join("\n"),
    }),
  ];
  it.each(unlikeOwn)("is held to rules only in what was changed: $type", (before) => {
    const own = textsOf(before);
    const explained = changedQuestion(before, { ...own, explanation: "Because." });
    expect(explained?.question.explanation).toBe("Because.");
    const long = { ...own, explanation: "x".repeat(3_001) };
    expect(() => changedQuestion(before, long)).toThrow("too_long");
    if (before.type !== "fill_in")
      expect(changedQuestion(before, { ...own, stem: "Well?" })?.question.stem).toBe("Well?");
    expect(() => changedQuestion(before, { ...own, stem: "" })).toThrow("empty_stem");
  });
  it("is not changed by who had other words before them", () => {
    const before = question({});
    const texts = { ...textsOf(before), stem: "What?" };
    const former = { ...textsOf(before), explanation: "Former." };
    expect(() => changedQuestion(before, texts, former)).toThrow(
      expect.objectContaining({ code: "question_changed" }),
    );
    expect(changedQuestion(before, texts, textsOf(before))?.question.stem).toBe("What?");
  });
});
