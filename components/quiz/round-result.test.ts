import { expect, test } from "vitest";
import { roundResult } from "./round-result.ts";
import type { AnswerState } from "./use-player.ts";

const round = (right: number, partly: number, wrong: number): AnswerState[] => [
  ...Array<AnswerState>(right).fill("right"),
  ...Array<AnswerState>(partly).fill("partly"),
  ...Array<AnswerState>(wrong).fill("wrong"),
];

test.each([
  [5, 0, 0, "all"],
  [4, 0, 1, "most"],
  [3, 0, 2, "more"],
  [7, 0, 3, "more"],
  [5, 0, 5, "half"],
  [5, 0, 6, "half"],
  [2, 0, 3, null],
  [0, 0, 4, null],
  [0, 1, 0, null],
  [0, 1, 4, null],
  [1, 2, 1, "half"],
] as const)("%i right, %i partly and %i wrong are %s", (right, partly, wrong, words) => {
  expect(roundResult(round(right, partly, wrong)).words).toBe(words);
});

test("one that is partly right is no half of a right one", () => {
  expect(roundResult(round(0, 1, 0))).toMatchObject({ right: 0, partly: 1, total: 1 });
});

test("what is not answered or not graded is counted for itself", () => {
  expect(roundResult(["right", "open", "pending", "uncovered", "open"])).toMatchObject({
    ...{ right: 1, open: 2, pending: 1, uncovered: 1, total: 5 },
  });
});

test("what was withdrawn counts neither way", () => {
  expect(roundResult(["right", "withdrawn", "right", "withdrawn"])).toMatchObject({
    ...{ right: 2, total: 2, withdrawn: 2, words: "all" },
  });
  expect(roundResult(["withdrawn"])).toMatchObject({ right: 0, total: 0, words: null });
});
