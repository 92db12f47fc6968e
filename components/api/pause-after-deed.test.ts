import { expect, test } from "vitest";
import { pauseAfterDeed } from "./pause-after-deed.ts";

/** When a page asks that asks for the first time right after the deed, and each answer comes at once. */
const questions = (usualMs: number, untilMs: number): number[] => {
  const times = [0];
  for (let now = 0; now < untilMs; ) {
    now += pauseAfterDeed(now, usualMs);
    times.push(now);
  }
  return times;
};

test.each([1_000, 10_000])(
  "what was done is seen at once, or late by a quarter of what it took: each %i ms as a rule",
  (usual) => {
    const times = questions(usual, 60_000);
    for (let doneAt = 0; doneAt < 60_000; doneAt += 7) {
      const seenAt = times.find((time) => time >= doneAt) ?? Number.POSITIVE_INFINITY;
      expect(seenAt - doneAt).toBeLessThanOrEqual(Math.max(40, doneAt / 4));
      expect(seenAt - doneAt).toBeLessThanOrEqual(usual);
    }
  },
);

test("the quick questions are few, and a page that nobody touches asks as usual", () => {
  expect(questions(1_000, 4_000).length).toBeLessThan(25);
  expect(pauseAfterDeed(Number.POSITIVE_INFINITY, 1_000)).toBe(1_000);
  expect(pauseAfterDeed(60_000, 10_000)).toBe(10_000);
});
