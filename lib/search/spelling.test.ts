import { expect, test } from "vitest";
import { questionTerms } from "./question-terms.ts";
import { isOneSlip, missingWords, spellings } from "./spelling.ts";
import { termsOf } from "./terms-of.ts";

test.each(["contarst", "contrst", "conttrast", "contrasd"])(
  "%s is one slip from contrast",
  (slip) => {
    expect(isOneSlip(slip, "contrast")).toBe(true);
    expect(isOneSlip("contrast", slip)).toBe(true);
  },
);

test.each(["contrast", "contar", "cotnarst", "kontrst"])("%s is not", (other) => {
  expect(isOneSlip(other, "contrast")).toBe(false);
});

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
