import { expect, it } from "vitest";
import { takesAwayMuch } from "./takes-away-much.ts";

const takes = (length: number, removed: number, inserted = 0) =>
  takesAwayMuch("x".repeat(length), {
    patches: [{ start: 0, removed: "x".repeat(removed), inserted: "y".repeat(inserted) }],
  });

it.each([
  ["over a third and over 1,000 characters", takes(3_000, 1_001), true],
  ["no more than a third", takes(30_000, 10_000), false],
  ["no more than 1,000 characters, though all", takes(1_000, 1_000), false],
  ["what it writes anew", takes(3_000, 3_000, 2_500), false],
  ["much, and writes a line", takes(3_000, 3_000, 40), true],
])("an edit that takes away %s", (_what, much, expected) => {
  expect(much).toBe(expected);
});

it("counts all patches of the edit", () => {
  const patch = (start: number) => ({ start, removed: "x".repeat(600), inserted: "" });
  expect(takesAwayMuch("x".repeat(3_000), { patches: [patch(0), patch(1_000)] })).toBe(true);
});
