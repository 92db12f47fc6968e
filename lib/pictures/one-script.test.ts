import { expect, test } from "vitest";
import { inOneScript } from "./one-script.ts";

const line = (text: string) => inOneScript(text.split(" ")).join(" ");

// Cyrillic letters are written as escapes where they stand in for Latin ones.
test.each([
  ["\u0410 queue of \u0430 kind", "A queue of a kind"],
  ["qu\u0435u\u0435", "queue"],
  ["стек и oчередь", "стек и очередь"],
  // Letters of both scripts that look like no other: most of them tell, and the look-alikes follow.
  ["oбрaзyюtся", "образуюtся"],
  ["struсturа1ж", "structura1ж"],
  // Latin words and variables in a Russian line stay what they are.
  ["операция pop за O(1)", "операция pop за O(1)"],
  ["вектор a и число x", "вектор a и число x"],
  // Words of both stay.
  ["html-код стpаницы", "html-код страницы"],
  ["x\u0445 x\u0445", "x\u0445 x\u0445"],
  ["1 + 2 = 3", "1 + 2 = 3"],
])("%j is read as %j", (read, meant) => {
  expect(line(read)).toBe(meant);
});
