import { describe, expect, test } from "vitest";
import { findQuestionFault, type QuestionDraft } from "./question-from-reply.ts";

const choice: QuestionDraft = {
  type: "multiple_choice",
  stem: "What guards a critical section?",
  options: ["A mutex", "A queue", "A socket", "A pipe"],
  answer: "A mutex",
  accepted: [],
  explanation: "A mutex lets one thread in at a time.",
  code: null,
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
    ["options_alike", { options: ["`f()`", "f()", "f", "f(1)"], answer: "f" }],
    ["option_refers_to_others", { options: ["A mutex", "Both A and B", "A pipe", "A queue"] }],
    ["option_refers_to_others", { options: ["A mutex", "A queue", "None above", "A pipe"] }],
    ["option_refers_to_others", { options: ["A mutex", "A queue", "Neither is right", "A pipe"] }],
    [
      "option_refers_to_others",
      { options: ["A mutex", "A queue", "A pipe", "Ни один из вариантов"] },
    ],
    ["option_refers_to_others", { options: ["A mutex", "A queue", "A pipe", "Оба ответа верны"] }],
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

  test.each<[string[], Partial<QuestionDraft>]>([
    [["(1)", "1", "[1]", "{1}"], {}],
    [["f()", "f", "f(x)", "f[x]"], {}],
    [["T*", "T", "T**", "*T"], {}],
    [["`True`", "`true`", "`TRUE`", "`1`"], {}],
    [["True", "true", "TRUE", "1"], { stem: "What does `bool(1)` return?" }],
    [["True", "true", "TRUE", "1"], { code: "print(bool(1))" }],
    [['"3"', "3", "'3'", "3.0"], { code: 'print("3")' }],
    [["__main__", "main", "_main", "main()"], {}],
    [["let*", "let", "letrec", "let**"], {}],
  ])("options that are code are compared sign by sign: %j", (options, change) => {
    const draft = { ...choice, ...change, options, answer: options[1] ?? "" };
    expect(findQuestionFault(draft)).toBeNull();
  });

  test.each([
    "None",
    "None of the elements is even",
    "None of the nodes are red",
    "All of the nodes are red",
    "All of the keys to the left",
    "Both A and B are edges of it",
    "Either of two threads",
    "Все узлы красные",
    "Ни один из элементов не чётный",
    "Оба потока ждут",
    "Ничего",
    "Нет верхней границы",
  ])("%s is an answer of its own", (option) => {
    const options = ["A mutex", "A queue", "A pipe", option];
    expect(findQuestionFault({ ...choice, options })).toBeNull();
  });
});
