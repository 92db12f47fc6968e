import { expect, test } from "vitest";
import { shortfallReasons } from "./question-store.ts";

const keys = (
  lost: { repeats?: number; unproved?: number; unwritten?: number },
  byRules = false,
) => {
  const all = { repeats: 0, unproved: 0, unwritten: 0, ...lost };
  const missing = all.repeats + all.unproved + all.unwritten;
  const shortfall = { wanted: 10, delivered: 10 - missing, ...all };
  return shortfallReasons(shortfall, byRules).map(({ key }) => key);
};

test("of several reasons each is told, and none is made up", () => {
  expect(keys({ repeats: 2, unproved: 1 })).toEqual(["repeats", "unproved"]);
  expect(keys({ repeats: 2, unwritten: 4 }, true)).toEqual(["repeats", "unwritten"]);
  expect(keys({ repeats: 2, unwritten: 4 })).toEqual(["repeats", "unwrittenNow"]);
});

test("the numbers are those of the quiz", () => {
  const lost = { repeats: 1, unproved: 2, unwritten: 3 };
  expect(shortfallReasons({ wanted: 9, delivered: 3, ...lost }, true)).toEqual([
    { key: "repeats", count: 1 },
    { key: "unproved", count: 2 },
    { key: "unwritten", count: 3 },
  ]);
});
