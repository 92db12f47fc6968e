import { expect, test } from "vitest";
import { nearSections } from "./near-sections.ts";

const scored = (...scores: number[]) => scores.map((score) => ({ score }));

test("what is far behind the best is left out", () => {
  expect(nearSections(scored(10, 9, 5, 4, 3.9, 1))).toEqual(scored(10, 9, 5, 4));
});

test("three are kept however far they are, and nothing of nothing", () => {
  expect(nearSections(scored(10, 1, 1, 1))).toEqual(scored(10, 1, 1));
  expect(nearSections([])).toEqual([]);
});

test("the best need not stand first", () => {
  expect(nearSections(scored(8, 10, 3, 3.5, 5))).toEqual(scored(8, 10, 3, 5));
});
