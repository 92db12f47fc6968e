import { expect, test } from "vitest";
import { stemWord } from "./stem-word.ts";

test.each([
  ["ссылками", "ссылк"],
  ["удаление", "удален"],
  ["правильность", "правильн"],
  ["layers", "layer"],
  ["selection", "select"],
  ["adding", "add"],
  ["is3d", "is3d"],
  ["été", "été"],
])("%s is %s, as stored terms have it", (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});
