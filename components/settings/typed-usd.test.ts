import { expect, test } from "vitest";
import { typedUsd } from "./typed-usd.ts";

test.each([
  ["2.50", 2.5],
  [" 2,5 ", 2.5],
  ["0", 0],
  ["", null],
  ["-1", "wrong"],
  ["1,000.5", "wrong"],
  ["two", "wrong"],
  ["1e99", "wrong"],
])("%j is typed for %j", (typed, usd) => {
  expect(typedUsd(typed)).toBe(usd);
});
