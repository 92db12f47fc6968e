import { expect, test } from "vitest";
import { hasLongLine } from "./note-field.tsx";

test.each([
  ["", false],
  ["x".repeat(19_999), false],
  ["x".repeat(20_000), true],
  ["A line.\n".repeat(200_000), false],
  [`A line.\n${"x ".repeat(10_000)}\nAnother.`, true],
])("only a line of 20,000 characters is long (text %#)", (text, expected) => {
  expect(hasLongLine(text)).toBe(expected);
});
