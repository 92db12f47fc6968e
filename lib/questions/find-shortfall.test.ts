import { expect, test } from "vitest";
import { findShortfall } from "./find-shortfall.ts";

const at = (ordinal: number, round = 0) => ({ ordinal, round });
const none = { kept: [], repeats: [], unproved: [] };

test("a full quiz falls short of nothing, whatever was dropped on the way", () => {
  const made = { kept: [at(0), at(1, 1)], repeats: [at(1)], unproved: [] };
  expect(findShortfall(2, made)).toBeNull();
});

test("each missing question is counted once, by the last one written for its place", () => {
  const made = {
    kept: [at(0)],
    repeats: [at(1), at(1, 1), at(2), at(3, 2)],
    unproved: [at(2, 1), at(3)],
  };
  expect(findShortfall(6, made)).toEqual({
    wanted: 6,
    delivered: 1,
    repeats: 2,
    unproved: 1,
    unwritten: 2,
  });
});

test("a quiz for which nothing was written lacks what was never written", () => {
  expect(findShortfall(3, none)).toMatchObject({ delivered: 0, repeats: 0, unwritten: 3 });
});
