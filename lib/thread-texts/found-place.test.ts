import { expect, test } from "vitest";
import { foundPlace } from "./found-place.ts";
import type { WordForms } from "./text-query.ts";

const asked = (...words: string[]): WordForms[] =>
  words.map((word) => ({ word, term: word, forms: [word], prefix: false, required: true }));

const text = "Organelles ·\nNucleus, one\nOne mitochondrion\nPeroxisome";

test.each([
  ["the line with the word", ["mitochondrion"], "/note#at-40"],
  ["the first of several", ["one"], "/note#at-20"],
  ["the one with most words", ["one", "mitochondrion"], "/note#at-40"],
  ["a heading that has it itself", ["organelles"], "/note#at-0"],
  ["the beginning where no line has a word", ["other"], "/note#at-0"],
])("a result leads to %s", (_, words, expected) => {
  expect(foundPlace("/note#at-0,20,40,60", text, asked(...words))).toBe(expected);
});

test("a place that is one for all lines stays, and so does none", () => {
  expect(foundPlace("#question-qst_1", text, asked("one"))).toBe("#question-qst_1");
  expect(foundPlace("#note-L7", text, asked("mitochondrion"))).toBe("#note-L7");
  expect(foundPlace("", text, asked("one"))).toBe("");
});
