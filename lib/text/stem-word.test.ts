import { expect, test } from "vitest";
import { stemRussian, stemWord } from "./stem-word.ts";

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

test.each([
  ["настройками", "настройк"],
  ["настройка", "настройк"],
  ["keys", "keys"],
])("%s is %s in the name of a control", (word, stem) => {
  expect(stemRussian(word)).toBe(stem);
});
