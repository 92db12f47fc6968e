import { expect, test } from "vitest";
import { isMistake } from "./is-mistake.ts";

test("the verdict decides, not the score", () => {
  expect(isMistake({ correct: false })).toBe(true);
  expect(isMistake({ correct: true })).toBe(false);
  expect(isMistake({ correct: null })).toBe(false);
  expect(isMistake(null)).toBe(false);
});
