import { expect, test } from "vitest";
import { questionTerms } from "./question-terms.ts";
import { missingWords, spellings, termsOf } from "./terms-of.ts";

test("a word is missing that the manual has neither itself nor by a synonym", () => {
  const of = new Map(termsOf("remove the layer").map((term) => [term, 2]));
  const missing = (question: string) => missingWords(questionTerms(question), { chunks: 9, of });
  expect(missing("erase a layer")).toEqual([]);
  expect(missing("erase a kaleidoskop")).toEqual(termsOf("kaleidoskop"));
  expect(missing("erase it by tea")).toEqual([]);
  expect(missing("what is new in 12.0.5 and why 42P07")).toEqual([]);
});

test("the most frequent of the terms that are near is meant", () => {
  const known = [
    ...[
      { term: "stripes", chunks: 1 },
      { term: "strings", chunks: 5 },
    ],
    ...[
      { term: "ttrikes", chunks: 90 },
      { term: "other", chunks: 99 },
    ],
  ];
  expect(spellings(["strikes", "unheard"], known)).toEqual(new Map([["strikes", "stripes"]]));
  expect(spellings(["strines"], known)).toEqual(new Map([["strines", "strings"]]));
  expect(spellings(["stripes"], known)).toEqual(new Map());
});

test("a question is understood with the word that was meant", () => {
  const [slip = "", meant = ""] = termsOf("kontrast contrast");
  const right = questionTerms("more contrast");
  expect(questionTerms("more kontrast", new Map([[slip, meant]]))).toEqual(right);
});

const same = [
  ["deleting", "deletes"],
  ["selection", "selected"],
  ["blur", "blurry"],
  ["удаление", "удалить"],
  ["слоями", "слой"],
  ["превращение", "превратить"],
  ["Ёлка", "елка"],
  ["папка", "папок"],
  ["ссылка", "ссылок"],
  ["список", "списка"],
  ["человек", "человека"],
] as const;

test.each(same)("%s and %s are one term", (one, other) => {
  expect(termsOf(one)).toEqual(termsOf(other));
});

test.each([
  ["layer", "layout"],
  ["слой", "слово"],
  ["внутри", "внутренняя"],
  ["table", "tablet"],
] as const)("%s and %s are two terms", (one, other) => {
  expect(termsOf(one)).not.toEqual(termsOf(other));
});

test("a name of several parts is found by its parts and by itself", () => {
  expect(termsOf("max_connections")).toEqual([...termsOf("max connections"), "max_connections"]);
  expect(termsOf("MaxForLive")).toEqual(termsOf("max for live"));
});

test("data that nobody asks for are no terms, and signs neither", () => {
  expect(termsOf(`${"x".repeat(80)} … — ()`)).toEqual([]);
});
