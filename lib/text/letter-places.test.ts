import { expect, test } from "vitest";
import { letterPlaces, lettersIn } from "./letter-places.ts";

test.each([
  ["The stack is full.", "stack is", ["stack is"]],
  // A row of a table reads with dots between its cells, and stands in the page without.
  ["MineralHardnessQuartz7Talc1", "Quartz · 7", ["Quartz7"]],
  ["| Quartz | 7 |", "Quartz7", ["Quartz | 7"]],
  ["a (b) c", "b — c", ["b) c"]],
  ["𝔘𝔫𝔦code and 🙂 more", "𝔘𝔫𝔦code, and", ["𝔘𝔫𝔦code and"]],
  ["שלום עולם", "עולם!", ["עולם"]],
  ["see, see; s-ee", "see", ["see", "see", "s-ee"]],
  ["The stack", "queue", []],
  ["The stack", "…", []],
  ["", "a", []],
])("in %j the words %j stand", (text, words, found) => {
  expect(letterPlaces(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

test("letters and digits are counted", () => {
  expect(lettersIn("𝔘𝔫, e = mc²! 7")).toBe(7);
});
