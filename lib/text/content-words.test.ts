import { expect, test } from "vitest";
import { contentWords, stopWords } from "./content-words.ts";

test.each([
  ["The layers of the image are blended", ["layer", "imag", "blend"]],
  ["Слои есть и у изображения", ["сло", "изображен"]],
  ["C++ and snake_case", ["c++", "snake_case"]],
])("%s is about %j", (text, words) => {
  expect(contentWords(text)).toEqual(words);
});

test("stop words are as texts are compared: in small letters and without ё", () => {
  for (const word of stopWords) expect(word).toBe(word.toLowerCase().replaceAll("ё", "е"));
});
