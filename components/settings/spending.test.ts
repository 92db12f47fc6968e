import { expect, test } from "vitest";
import { typedUsd, usdTyped } from "./spending.tsx";

test.each([
  ["2.50", 2.5],
  [" 2,5 ", 2.5],
  ["0", 0],
  ["", null],
  ["-1", "wrong"],
  ["1,000.5", "wrong"],
  ["two", "wrong"],
  ["1e99", "wrong"],
  ["0x10", "wrong"],
  ["1e3", "wrong"],
  ["1000001", "wrong"],
  ["1,000", "wrong"],
  ["0,125", 0.125],
  ["0.0000001", 0.0000001],
])("%j is typed for %j", (typed, usd) => {
  expect(typedUsd(typed)).toBe(usd);
});

test.each([
  [null, ""],
  [0, "0"],
  [2.5, "2.5"],
  [1_000_000, "1000000"],
  [0.28 * 3, "0.84"],
  [0.0000001, "0.0000001"],
])("%d stands in its field as %j", (usd, shown) => {
  expect(usdTyped(usd)).toBe(shown);
});
