import fc from "fast-check";
import { expect, test } from "vitest";
import { changedWords, type WordRun } from "./changed-words.ts";

const joined = (runs: readonly WordRun[]) => runs.map((run) => run.text).join("");
const marked = (runs: readonly WordRun[]) =>
  runs.filter((run) => run.changed).map((run) => run.text.trim());

test("marks the words that differ and no others", () => {
  const { before, after } = changedWords(
    "A stack gives back the oldest element first.",
    "A stack gives back the newest element first.",
  );
  expect(marked(before)).toEqual(["oldest"]);
  expect(marked(after)).toEqual(["newest"]);
});

test("an addition leaves the old text unmarked", () => {
  const { before, after } = changedWords("Вода кипит", "Вода кипит при 100 °C");
  expect(marked(before)).toEqual([]);
  expect(marked(after)).toEqual(["при 100 °C"]);
});

const prose = fc
  .array(fc.constantFrom("a", "b", "c", " ", "\n", "да", "нет ", "  "), { maxLength: 40 })
  .map((parts) => parts.join(""));

test("the runs joined are the texts, and equal texts have no change", () => {
  fc.assert(
    fc.property(prose, prose, (one, other) => {
      const { before, after } = changedWords(one, other);
      expect([joined(before), joined(after)]).toEqual([one, other]);
      expect(marked(changedWords(one, one).before)).toEqual([]);
    }),
  );
});

test("texts of thousands of words are shown whole instead of compared", () => {
  const long = "word ".repeat(2_000);
  expect(changedWords(long, `${long}x`).before).toEqual([{ text: long, changed: true }]);
});
