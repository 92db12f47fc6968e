import { describe, expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { type BlindSolution, compareSolution } from "./compare-solution.ts";
import {
  readBesidePoint,
  readFalsePoints,
  type Statement,
  statementLetters,
  statementsOf,
} from "./open-points.ts";

const answer =
  "A mutex is released by the thread that locked it. A semaphore may be released by any thread.";
const falsePoints = [
  "A mutex may be released by any thread.",
  "A semaphore is released by the thread that locked it.",
];
const besidePoint = "A mutex is often called a lock.";
const open: Question = {
  ...{ id: "qst_1", type: "open", stem: "How do they differ?", options: null, answer },
  ...{ accepted: [], explanation: "", conceptId: null, code: null, codeLanguage: null },
  ...{ difficulty: "medium", evidence: { quote: "x", start: 0, end: 1 } },
};
const solution: BlindSolution = { verdict: "answered", answer: null };
const statements = statementsOf(open, { falsePoints, besidePoint }, "en") ?? [];
const lettersOf = (wanted: (one: Statement) => boolean) =>
  [...statements.entries()].flatMap(([place, one]) =>
    wanted(one) ? [statementLetters[place]] : [],
  );
const right = lettersOf(({ kind }) => kind === "key");
const compared = (given: string | null, verdict: BlindSolution["verdict"] = "answered") =>
  compareSolution(open, { ...solution, verdict, answer: given }, statements).result;

describe("an open question whose key stands among other statements", () => {
  test("has each sentence of the key, each false one and the one beside once", () => {
    expect(statements.map(({ text }) => text).sort()).toEqual(
      [...answer.split(/(?<=\.) /), ...falsePoints, besidePoint].sort(),
    );
    expect(right).toHaveLength(2);
  });

  test("stands in an order that depends on the question, not on what is right", () => {
    const places = Array.from({ length: 30 }, (_, number) =>
      (
        statementsOf({ ...open, id: `qst_${number}` }, { falsePoints, besidePoint }, "en") ?? []
      ).findIndex(({ text }) => text === falsePoints[0]),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4]));
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
    ["a false one that is", "A, B, C, D, E"],
    ["the false ones alone", lettersOf(({ kind }) => kind === "false").join(", ")],
    [
      "all that is true, whether it answers the question or not",
      lettersOf(({ kind }) => kind !== "false").join(", "),
    ],
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
    const [first] = statements.filter(({ kind }) => kind === "key");
    const given = right.filter((letter) => letter !== right[0]).join("");
    expect(compareSolution(open, { ...solution, answer: given }, statements)).toEqual({
      ...{ result: "differs", reason: first?.text },
    });
  });

  test.each([
    ["A mutex only by its own thread, a semaphore by any."],
    ["A, B, F"],
    ["A, A"],
    ["ACID"],
    ["all"],
  ])("is left to a judge by an answer that names no statements: %s", (given) => {
    expect(compared(given)).toBe("open");
  });
});

describe("a statement that only its writer calls false", () => {
  const three = [...falsePoints, "A semaphore is released by nobody."];
  const more = statementsOf(open, { falsePoints: three, besidePoint }, "en") ?? [];
  const givenBy = (isNamed: (one: Statement) => boolean) => {
    const letters = more.flatMap((one, place) => (isNamed(one) ? [statementLetters[place]] : []));
    return compareSolution(open, { ...solution, answer: letters.join(", ") }, more);
  };

  test("leaves a key that is named whole, while two false ones stay", () => {
    expect(givenBy(({ kind, text }) => kind === "key" || text === three[2])).toEqual({
      result: "agrees",
    });
  });

  test("drops the question where only one would stay, or the key is not named whole", () => {
    const two = ({ kind, text }: Statement) => kind === "key" || three.indexOf(text) > 0;
    expect(givenBy(two).result).toBe("differs");
    const [point] = more.filter(({ kind }) => kind === "key");
    const notAll = (one: Statement) =>
      (one.kind === "key" && one !== point) || one.text === three[2];
    expect(givenBy(notAll)).toEqual({ result: "differs", reason: point?.text });
  });

  test("leaves nothing to whoever names all that is true", () => {
    const all = ({ kind, text }: Statement) => kind !== "false" || text === three[2];
    expect(givenBy(all)).toEqual({ result: "differs", reason: besidePoint });
  });
});

describe("an open question is answered in words", () => {
  const othersOf = (wrong: readonly string[], beside = besidePoint) => ({
    falsePoints: readFalsePoints(wrong),
    besidePoint: readBesidePoint(beside),
  });
  const asks = (key: string, wrong: readonly string[] = falsePoints, beside = besidePoint) =>
    statementsOf({ id: "qst_1", answer: key }, othersOf(wrong, beside), "en");

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

  test.each([
    ["without a true one that is no answer", " "],
    ["with one that is too long", "x".repeat(1_001)],
    ["with one of the key", "a semaphore may be released by any thread."],
    ["with one that is called false, too", falsePoints[0] ?? ""],
  ])("%s", (_, beside) => {
    expect(asks(answer, falsePoints, beside)).toBeNull();
  });

  test.each([
    "Such a lock has an owner.",
    "Because of this the thread waits.",
    "The latter counts its permits.",
    "However, a semaphore has none.",
    "In contrast, a semaphore has none.",
  ])("when a point leans back: %s", (point) => {
    expect(asks(`A mutex has an owner. ${point}`)).toBeNull();
  });

  test.each([
    "При этом поток ждёт.",
    "Такой замок не передаётся.",
    "У него есть владелец.",
    "Кроме того, поток ждёт.",
    "Однако семафор считает разрешения.",
    "Благодаря этому порядок сохраняется.",
  ])("when a point leans back in Russian: %s", (point) => {
    const key = `Мьютекс освобождает его владелец. ${point}`;
    expect(statementsOf({ id: "qst_1", answer: key }, othersOf(falsePoints), "ru")).toBeNull();
  });

  test.each(["Toposort needs no cycle.", "Anderson's rule holds here.", "Item 2 follows item 1."])(
    "not when a point only begins like one: %s",
    (point) => {
      expect(asks(`A mutex has an owner. ${point}`)).toHaveLength(5);
    },
  );

  test("in Russian, too", () => {
    const key = "Мьютекс освобождает тот поток, который его захватил. Его нельзя передать.";
    const wrong = ["Мьютекс освобождает любой поток.", "Мьютекс не освобождается."];
    expect(statementsOf({ id: "qst_1", answer: key }, othersOf(wrong), "ru")).toBeNull();
    const apart = key.replace("Его", "Захваченный мьютекс");
    expect(statementsOf({ id: "qst_1", answer: apart }, othersOf(wrong), "ru")).toHaveLength(5);
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
