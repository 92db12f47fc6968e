import { expect, test } from "vitest";
import { isMostlyDoubtful } from "./doubt-marks.ts";

const doubts = (count: number) =>
  Array.from({ length: count }, (_, line) => ({ line, reason: "Hard to read" }));
const page = (lines: number, doubtful: number) => ({
  text: Array.from({ length: lines }, () => "words\n").join("\n"),
  doubts: doubts(doubtful),
});

test.each([
  ["most lines", 10, 6, true],
  ["all of two lines", 2, 2, true],
  ["half of the lines", 10, 5, false],
  ["one line alone", 1, 1, false],
  ["no line", 10, 0, false],
  ["no text", 0, 0, false],
])("%s in doubt", (_, lines, doubtful, mostly) => {
  expect(isMostlyDoubtful({ basis: "ocr" }, page(lines, doubtful))).toBe(mostly);
});

test("a model that doubts has read handwriting all the same", () => {
  expect(isMostlyDoubtful({ basis: "model" }, page(10, 9))).toBe(false);
});
