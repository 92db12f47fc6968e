import { expect, test } from "vitest";
import { readChoice } from "./read-choice.ts";

test.each([
  ["none", "none"],
  ["None of them.", "none"],
  ["No!", "none"],
  ["нет", "none"],
  ["Ни один", "none"],
  ["никакой", "none"],
  ["ни одно из них", "none"],
  ["all", "all"],
  ["Все", "all"],
  // Who says this is done.
  ["всё", null],
  ["", null],
  ["?", null],
  ["no, replace “stack” with “queue”", null],
  ["удали все", null],
  ["нет ".repeat(50), null],
])("%j means %j", (answer, choice) => {
  expect(readChoice(answer)).toBe(choice);
});
