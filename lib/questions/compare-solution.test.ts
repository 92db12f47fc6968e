import { describe, expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import {
  type BlindSolution,
  blindOptions,
  compareSolution,
  readOptions,
  readTruth,
} from "./compare-solution.ts";

const bare = ["a lock", "a queue", "a pipe", "a socket"];

describe("readOptions", () => {
  test.each([
    [["A) a lock", "B) a queue", "C) a pipe", "D) a socket"]],
    [["a. a lock", "b. a queue", "c. a pipe", "d. a socket"]],
    [["(A) a lock", "(B) a queue", "(C) a pipe", "(D) a socket"]],
    [["1. a lock", "2. a queue", "3. a pipe", "4. a socket"]],
    [["А) a lock", "Б) a queue", "В) a pipe", "Г) a socket"]],
  ])("takes the labels off: %j", (options) => {
    expect(readOptions(options, options[1] ?? "")).toEqual({ options: bare, answer: "a queue" });
    expect(readOptions(options, "a queue")).toEqual({ options: bare, answer: "a queue" });
    const letter = /[\p{L}\d]/u.exec(options[1] ?? "")?.[0] ?? "";
    expect(readOptions(options, letter)).toEqual({ options: bare, answer: "a queue" });
    expect(readOptions(options, `${letter})`).answer).toBe("a queue");
  });

  test.each([
    [["A) a lock", "B) a queue", "C) a pipe", "a socket"]],
    [["B) a lock", "A) a queue", "C) a pipe", "D) a socket"]],
    [["1.5 s", "2.5 s", "3.5 s", "4.5 s"]],
    [["1", "2", "3", "4"]],
    [["A", "B", "C", "D"]],
    [["a) x", "b) y", "c) z"]],
  ])("leaves alone what is no row of labels: %j", (options) => {
    expect(readOptions(options, options[1] ?? "")).toEqual({ options, answer: options[1] });
  });

  test("understands a letter as the option it names", () => {
    expect(readOptions(bare, "B").answer).toBe("a queue");
    expect(readOptions(bare, "d)").answer).toBe("a socket");
    expect(readOptions(bare, "(c)").answer).toBe("a pipe");
  });

  test.each([
    [["`git fetch`", "`git pull`", "`git push`", "`git log`"], "git pull", 1],
    [["Your own work", "Theirs", "Nobody's", "The base"], "Your own work.", 0],
    [["3 $Na^+$ out", "2 $Na^+$ out", "$Na^+$ in", "$K^+$ out"], "3 Na^+ out", 0],
    [["10 000", "1 000", "100", "1"], "10000", 0],
    [["**three**", "two", "one", "none"], "Three", 0],
    [["A) `f()`", "B) `f`", "C) `g()`", "D) `g`"], "f()", 0],
  ])("finds the one option that lacks nothing but marks: %j, %s", (options, answer, at) => {
    const read = readOptions(options, answer);
    expect(read.answer).toBe(read.options[at]);
  });

  test.each([
    [["`T`", "`T.`", "`U`", "`V`"], "T ."],
    [["f()", "g()", "h()", "k()"], "f"],
    [["T*", "U*", "V*", "W*"], "T"],
    [["`True`", "`true`", "`1`", "`0`"], "TRUE"],
    [["$x = 1$", "$x = 2$", "$x = 3$", "$x = 4$"], "x = 5"],
    [["1 2", "3", "4", "5"], "12"],
  ])("guesses at nothing: %j, %s", (options, answer) => {
    expect(readOptions(options, answer).answer).toBe(answer);
  });

  test("an option that is the letter itself is meant", () => {
    expect(readOptions(["D", "C", "B", "A"], "B").answer).toBe("B");
    expect(readOptions(["A) D", "B) C", "C) B", "D) A"], "B").answer).toBe("B");
    expect(readOptions(["4", "3", "2", "1"], "2").answer).toBe("2");
  });

  test("a number or a Cyrillic letter names an option only where the options were labelled so", () => {
    expect(readOptions(bare, "2").answer).toBe("2");
    expect(readOptions(bare, "В").answer).toBe("В");
  });
});

describe("readTruth", () => {
  test.each([
    ["True.", "true"],
    ["**false**", "false"],
    ["Неверно", "false"],
    ["«Верно».", "true"],
    ["True or false", "True or false"],
    ["не верно ли", "не верно ли"],
  ])("%s is %s", (given, read) => {
    expect(readTruth(given)).toBe(read);
  });
});

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
