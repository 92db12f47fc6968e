import { describe, expect, test } from "vitest";
import { findQuestionFault, type QuestionDraft } from "./check-question.ts";

const choice: QuestionDraft = {
  type: "multiple_choice",
  stem: "What guards a critical section?",
  options: ["A mutex", "A queue", "A socket", "A pipe"],
  answer: "A mutex",
  accepted: [],
  explanation: "A mutex lets one thread in at a time.",
};
const fillIn: QuestionDraft = {
  ...choice,
  type: "fill_in",
  stem: "A ____ lets one thread in at a time.",
  options: null,
  answer: "mutex",
};

describe("findQuestionFault", () => {
  test("good questions have none", () => {
    expect(findQuestionFault(choice)).toBeNull();
    expect(findQuestionFault(fillIn)).toBeNull();
    expect(
      findQuestionFault({ ...choice, type: "true_false", options: null, answer: "false" }),
    ).toBeNull();
    expect(findQuestionFault({ ...choice, type: "open", options: null })).toBeNull();
  });

  test.each<[string, Partial<QuestionDraft>]>([
    ["empty_stem", { stem: " \n" }],
    ["empty_answer", { answer: "" }],
    ["empty_explanation", { explanation: "" }],
    ["option_count", { options: ["A mutex", "A queue", "A socket"] }],
    ["option_count", { options: null }],
    ["option_count", { options: ["A mutex", "A queue", "A socket", " "] }],
    ["options_alike", { options: ["A mutex", "A queue", "the  Queue.", "A pipe"] }],
    ["option_refers_to_others", { options: ["A mutex", "A queue", "A pipe", "All of the above"] }],
    ["option_refers_to_others", { options: ["A mutex", "A queue", "A pipe", "None of these."] }],
    [
      "option_refers_to_others",
      { options: ["A mutex", "A queue", "A pipe", "Все вышеперечисленные"] },
    ],
    [
      "option_refers_to_others",
      { options: ["A mutex", "A queue", "A pipe", "Нет верного ответа"] },
    ],
    ["answer_not_an_option", { answer: "A semaphore" }],
    ["not_true_or_false", { type: "true_false", options: null, answer: "maybe" }],
    ["unexpected_options", { type: "true_false", answer: "true" }],
    ["no_blank", { ...fillIn, stem: "What lets one thread in?" }],
    ["answer_in_stem", { ...fillIn, stem: "A mutex is a ____." }],
    ["answer_in_stem", { ...fillIn, accepted: ["thread"] }],
    ["too_long", { stem: "a".repeat(4000) }],
    ["too_long", { ...fillIn, accepted: ["lock", "a".repeat(4000)] }],
    ["too_long", { ...fillIn, accepted: Array.from({ length: 51 }, (_, index) => `w${index}`) }],
  ])("%s", (fault, change) => {
    expect(findQuestionFault({ ...choice, ...change })).toBe(fault);
  });

  test("options that differ by a sign are different", () => {
    const options = ["==", "===", "!=", "="];
    expect(findQuestionFault({ ...choice, options, answer: "===" })).toBeNull();
  });
});
