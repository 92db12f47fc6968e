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
const solution: BlindSolution = { verdict: "answered", answer: null };
const letterOf = (option: string) =>
  (["A", "B", "C", "D"] as const)[blindOptions(question)?.indexOf(option) ?? -1] ?? null;

describe("compareSolution", () => {
  test("agrees when the option chosen in the solver's order is the key", () => {
    expect(compareSolution(question, { ...solution, answer: letterOf("green") })).toEqual({
      result: "agrees",
    });
  });

  test("a small letter, and the Cyrillic one that looks the same, name an option too", () => {
    const letter = letterOf("green") ?? "";
    const agrees = (answer: string) =>
      compareSolution(question, { ...solution, answer }).result === "agrees";
    expect(agrees(letter.toLowerCase())).toBe(true);
    expect(agrees(`${letter.toLowerCase()})`)).toBe(true);
    const cyrillic = blindOptions(question)?.[2] ?? "";
    const third = { ...question, answer: cyrillic };
    expect(compareSolution(third, { ...solution, answer: "С" }).result).toBe("agrees");
    const names = { ...question, options: ["d", "c", "b", "a"], answer: "c" };
    expect(compareSolution(names, { ...solution, answer: "c" }).result).toBe("agrees");
  });

  test("another option is disagreement, and says which", () => {
    expect(compareSolution(question, { ...solution, answer: letterOf("blue") })).toEqual({
      result: "differs",
      reason: "blue",
    });
  });

  test.each<[string, BlindSolution | null]>([
    ["no solution", null],
    ["no letter", solution],
    [
      "several right answers",
      { ...solution, answer: letterOf("green"), verdict: "several_right_answers" },
    ],
    ["a wrong material", { ...solution, answer: letterOf("green"), verdict: "material_wrong" }],
    ["not in the material", { ...solution, answer: letterOf("green"), verdict: "not_in_material" }],
  ])("%s is disagreement", (_, given) => {
    expect(compareSolution(question, given).result).toBe("differs");
  });

  test("statements and gaps are compared by meaning", () => {
    const statement: Question = { ...question, type: "true_false", options: null, answer: "false" };
    expect(compareSolution(statement, { ...solution, answer: "false" }).result).toBe("agrees");
    expect(compareSolution(statement, { ...solution, answer: "False." }).result).toBe("agrees");
    expect(compareSolution(statement, { ...solution, answer: "Неверно" }).result).toBe("agrees");
    expect(compareSolution(statement, { ...solution, answer: "True" }).result).toBe("differs");
    const gap: Question = { ...question, type: "fill_in", options: null, answer: "mutex" };
    expect(compareSolution(gap, { ...solution, answer: "The Mutex" }).result).toBe("agrees");
    expect(compareSolution(gap, { ...solution, answer: "semaphore" }).result).toBe("differs");
  });

  test("an open answer is left to a judge, an empty one is not", () => {
    const open: Question = { ...question, type: "open", options: null };
    expect(compareSolution(open, { ...solution, answer: "It is so." })).toEqual({
      result: "open",
      words: "It is so.",
    });
    expect(compareSolution(open, { ...solution, answer: " " }).result).toBe("differs");
  });

  test("code is compared sign by sign", () => {
    const options = ["`f()`", "`f`", "`f(1)`", "`F()`"];
    const choice: Question = { ...question, options, answer: "`f`" };
    expect(compareSolution(choice, { ...solution, answer: "`f`" }).result).toBe("agrees");
    expect(compareSolution(choice, { ...solution, answer: "`f()`" }).result).toBe("differs");
    const gap: Question = { ...question, type: "fill_in", options: null, answer: "`True`" };
    expect(compareSolution(gap, { ...solution, answer: "True" }).result).toBe("agrees");
    expect(compareSolution(gap, { ...solution, answer: "true" }).result).toBe("differs");
  });

  test("a letter is a place, also where options are letters; an option may be repeated instead", () => {
    const letters: Question = { ...question, options: ["A", "B", "C", "D"], answer: "B" };
    const place = "ABCD"[blindOptions(letters)?.indexOf("B") ?? -1] ?? "";
    expect(compareSolution(letters, { ...solution, answer: place }).result).toBe("agrees");
    expect(compareSolution(letters, { ...solution, answer: `${place})` }).result).toBe("agrees");
    expect(compareSolution(question, { ...solution, answer: "green" }).result).toBe("agrees");
    expect(compareSolution(question, { ...solution, answer: "red" }).result).toBe("differs");
  });
});
