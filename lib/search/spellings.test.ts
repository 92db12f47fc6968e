import { expect, test } from "vitest";
import { questionTerms } from "./question-terms.ts";
import { missingWords, spellings } from "./spellings.ts";
import { termsOf } from "./terms-of.ts";

test("a word is missing that the manual has neither itself nor by a synonym", () => {
  const of = new Map(termsOf("remove the layer").map((term) => [term, 2]));
  const missing = (question: string) => missingWords(questionTerms(question), { chunks: 9, of });
  expect(missing("erase a layer")).toEqual([]);
  expect(missing("erase a kaleidoskop")).toEqual(termsOf("kaleidoskop"));
  expect(missing("erase it by tea")).toEqual([]);
  expect(missing("what is new in 12.0.5 and why 42P07")).toEqual([]);
});

const pack = (...terms: string[]) => terms.map((term, at) => ({ term, chunks: at + 1 }));

test("the most frequent of the terms that are near is meant", () => {
  const known = pack("stripes", "strings", "ttrings", "other");
  expect(spellings(["strimgs", "unheard"], known)).toEqual(new Map([["strimgs", "strings"]]));
  expect(spellings(["stirpes"], pack("stripes", "strips"))).toEqual(
    new Map([["stirpes", "stripes"]]),
  );
  expect(spellings(["stripes"], known)).toEqual(new Map());
});

const slips = [
  ["two letters in each other's place", "lyaer", "layer"],
  ["a letter doubled", "layyer", "layer"],
  ["a letter single", "скролинг", "скроллинг"],
  ["the key beside", "lauer", "layer"],
  ["a letter too few in a long word", "kaledoskop", "kaleidoskop"],
  ["a letter too many in a long word", "градиеент", "градиент"],
] as const;

test.each(slips)("%s is a slip", (_, slip, meant) => {
  expect(spellings([slip], pack(meant))).toEqual(new Map([[slip, meant]]));
});

const others = [
  ["bread", "break"],
  ["shoot", "short"],
  ["provid", "prevod"],
  ["провест", "привест"],
  ["коллеж", "коллаж"],
  ["учест", "участ"],
] as const;

test.each(others)("%s is another word than %s", (word, other) => {
  expect(spellings([word], pack(other))).toEqual(new Map());
});

test("a common word that the manual lacks is not misspelt", () => {
  const of = new Map(termsOf("импорт файла").map((term) => [term, 2]));
  expect(missingWords(questionTerms("Я случайно испортил файл"), { chunks: 9, of })).toEqual([]);
});

test("a question is understood with the word that was meant", () => {
  const [slip = "", meant = ""] = termsOf("kontrast contrast");
  const right = questionTerms("more contrast");
  expect(questionTerms("more kontrast", new Map([[slip, meant]]))).toEqual(right);
});
