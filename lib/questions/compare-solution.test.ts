import { describe, expect, test } from "vitest";
import type { Question } from "../schemas/quiz.ts";
import { type BlindSolution, blindOptions, compareSolution } from "./compare-solution.ts";

const question: Question = {
  id: "qst_1",
  type: "multiple_choice",
  stem: "Which one?",
  options: ["red", "green", "blue", "black"],
  answer: "green",
  accepted: [],
  explanation: "Because.",
  conceptId: null,
  code: null,
  codeLanguage: null,
  difficulty: "easy",
  evidence: { quote: "x", start: 0, end: 1 },
};
const solution: BlindSolution = { verdict: "answered", choice: null, truth: null, words: null };
const letterOf = (option: string) =>
  (["A", "B", "C", "D"] as const)[blindOptions(question)?.indexOf(option) ?? -1] ?? null;

describe("compareSolution", () => {
  test("agrees when the option chosen in the solver's order is the key", () => {
    expect(compareSolution(question, { ...solution, choice: letterOf("green") })).toEqual({
      result: "agrees",
    });
  });

  test("another option is disagreement, and says which", () => {
    expect(compareSolution(question, { ...solution, choice: letterOf("blue") })).toEqual({
      result: "differs",
      reason: "blue",
    });
  });

  test.each<[string, BlindSolution | null]>([
    ["no solution", null],
    ["no letter", solution],
    [
      "several right answers",
      { ...solution, choice: letterOf("green"), verdict: "several_right_answers" },
    ],
    ["not in the material", { ...solution, choice: letterOf("green"), verdict: "not_in_material" }],
  ])("%s is disagreement", (_, given) => {
    expect(compareSolution(question, given).result).toBe("differs");
  });

  test("statements and gaps are compared by meaning", () => {
    const statement: Question = { ...question, type: "true_false", options: null, answer: "false" };
    expect(compareSolution(statement, { ...solution, truth: false }).result).toBe("agrees");
    expect(compareSolution(statement, { ...solution, truth: true }).result).toBe("differs");
    const gap: Question = { ...question, type: "fill_in", options: null, answer: "mutex" };
    expect(compareSolution(gap, { ...solution, words: "The Mutex" }).result).toBe("agrees");
    expect(compareSolution(gap, { ...solution, words: "semaphore" }).result).toBe("differs");
  });

  test("an open answer is left to a judge, an empty one is not", () => {
    const open: Question = { ...question, type: "open", options: null };
    expect(compareSolution(open, { ...solution, words: "It is so." })).toEqual({
      result: "open",
      words: "It is so.",
    });
    expect(compareSolution(open, { ...solution, words: " " }).result).toBe("differs");
  });
});
