import { describe, expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { type BlindSolution, compareSolution } from "./compare-solution.ts";
import { readFalsePoints, type Statement, statementLetters, statementsOf } from "./open-points.ts";

const answer =
  "A mutex is released by the thread that locked it. A semaphore may be released by any thread.";
const falsePoints = [
  "A mutex may be released by any thread.",
  "A semaphore is released by the thread that locked it.",
];
const open: Question = {
  ...{ id: "qst_1", type: "open", stem: "How do they differ?", options: null, answer },
  ...{ accepted: [], explanation: "", conceptId: null, code: null, codeLanguage: null },
  ...{ difficulty: "medium", evidence: { quote: "x", start: 0, end: 1 } },
};
const solution: BlindSolution = { verdict: "answered", answer: null };
const statements = statementsOf(open, falsePoints, "en") ?? [];
const lettersOf = (wanted: (one: Statement) => boolean) =>
  [...statements.entries()].flatMap(([place, one]) =>
    wanted(one) ? [statementLetters[place]] : [],
  );
const right = lettersOf(({ isRight }) => isRight);
const compared = (given: string | null, verdict: BlindSolution["verdict"] = "answered") =>
  compareSolution(open, { ...solution, verdict, answer: given }, statements).result;

describe("an open question whose key stands among false statements", () => {
  test("has each sentence of the key and each false one once", () => {
    expect(statements.map(({ text }) => text).sort()).toEqual(
      [...answer.split(/(?<=\.) /), ...falsePoints].sort(),
    );
    expect(right).toHaveLength(2);
  });

  test("stands in an order that depends on the question, not on what is right", () => {
    const places = Array.from({ length: 30 }, (_, number) =>
      (statementsOf({ ...open, id: `qst_${number}` }, falsePoints, "en") ?? []).findIndex(
        ({ text }) => text === falsePoints[0],
      ),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  test("is proved by all its points and no others", () => {
    expect(compared(right.join(", "))).toBe("agrees");
    expect(compared(right.toReversed().join(" and "))).toBe("agrees");
    expect(compared(`(${right.join("; ")}).`)).toBe("agrees");
    expect(compared(right.join(""))).toBe("agrees");
    expect(compared(right.join(" и ").replaceAll("A", "А").replaceAll("B", "В"))).toBe("agrees");
  });

  test.each([
    ["a point that is not found", right[0] ?? ""],
    ["a false one that is", "A, B, C, D"],
    ["the false ones alone", lettersOf(({ isRight }) => !isRight).join(", ")],
  ])("is not proved by %s", (_, given) => {
    expect(compared(given)).toBe("differs");
  });

  test("is not proved by the right letters of a question that is called faulty", () => {
    expect(compared(right.join(", "), "no_right_answer")).toBe("differs");
    expect(compared(right.join(", "), "material_wrong")).toBe("differs");
    expect(compared(null)).toBe("differs");
    expect(compared(" ")).toBe("differs");
  });

  test("names the statement that is in dispute", () => {
    const [first] = statements.filter(({ isRight }) => isRight);
    const given = right.filter((letter) => letter !== right[0]).join("");
    expect(compareSolution(open, { ...solution, answer: given }, statements)).toEqual({
      ...{ result: "differs", reason: first?.text },
    });
  });

  test.each([
    ["A mutex only by its own thread, a semaphore by any."],
    ["A, B, E"],
    ["A, A"],
    ["ACID"],
    ["all"],
  ])("is left to a judge by an answer that names no statements: %s", (given) => {
    expect(compared(given)).toBe("open");
  });
});

describe("an open question is answered in words", () => {
  const asks = (key: string, wrong: readonly string[] = falsePoints) =>
    statementsOf({ id: "qst_1", answer: key }, readFalsePoints(wrong), "en");

  test.each([
    ["without false statements", answer, []],
    ["with a single one", answer, ["A mutex is free."]],
    ["with the same one twice", answer, ["A mutex is free.", " a  mutex is free."]],
    ["with empty ones", answer, ["", "  "]],
    [
      "when the writer calls one right and false",
      answer,
      [...falsePoints, "A semaphore may be released by any thread."],
    ],
    [
      "when a point leans on another",
      "A mutex has an owner. It alone releases the mutex.",
      falsePoints,
    ],
    ["when the key says the same twice", "A lock is fast. A lock is  fast.", falsePoints],
    ["when the key holds code", "Both loop:\n```c\nfor (;;) {}\n```", falsePoints],
    ["when the key says nothing", "…", falsePoints],
    ["when the key has too many points", "One is so. ".repeat(9), falsePoints],
  ])("%s", (_, key, wrong) => {
    expect(asks(key, wrong)).toBeNull();
  });

  test("in Russian, too", () => {
    const key = "Мьютекс освобождает тот поток, который его захватил. Его нельзя передать.";
    const wrong = ["Мьютекс освобождает любой поток.", "Мьютекс не освобождается."];
    expect(statementsOf({ id: "qst_1", answer: key }, wrong, "ru")).toBeNull();
    const apart = key.replace("Его", "Захваченный мьютекс");
    expect(statementsOf({ id: "qst_1", answer: apart }, wrong, "ru")).toHaveLength(4);
  });

  test("long texts are read in their length's time", () => {
    const started = performance.now();
    for (const text of ["a. ".repeat(50_000), "\n".repeat(100_000), "`".repeat(100_000)])
      asks(text, [text, `${text}b`]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

test("of many false statements a few are taken, without white space around them", () => {
  const many = Array.from({ length: 9 }, (_, number) => ` No ${number}.\n`);
  expect(readFalsePoints(many)).toEqual(["No 0.", "No 1.", "No 2.", "No 3."]);
  expect(readFalsePoints(["x".repeat(1_001)])).toEqual([]);
});
