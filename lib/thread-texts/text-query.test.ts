import { expect, test } from "vitest";
import { foundPieces } from "./found-pieces.ts";
import { learnedForms } from "./learned-forms.ts";
import { inOtherLayout } from "./other-layout.ts";
import {
  correctedQuery,
  type KnownWord,
  meantWord,
  otherBeginnings,
  queryWords,
  textQuery,
  type WordForms,
} from "./text-query.ts";
import { termOfWord, wordsOfText } from "./text-words.ts";

const asked = (query: string) =>
  queryWords(query).map(
    ({ word, prefix, required }) => `${word}${prefix ? "*" : ""}${required ? "" : "?"}`,
  );

test.each([
  ["Митохондрия клетки", ["митохондрия", "клетки*"]],
  ["Митохондрия ", ["митохондрия"]],
  ["что такое митохондрия ", ["митохондрия"]],
  ["клетка про", ["клетка", "про*?"]],
  ["что", ["что*"]],
  ["HAVING", ["having*"]],
  ["max_connections 8.3", ["max_connections", "8.3*"]],
  ["a", ["a"]],
  ["ёлка Ёлка", ["елка*"]],
  ["!? ", []],
])("a query asks for its telling words: %s", (query, expected) => {
  expect(asked(query)).toEqual(expected);
});

test.each([
  ["JavaScript and max_connections", ["javascript", "script", "max_connections", "connections"]],
  ["Fe₂O₃ 8.3 HTMLParser", ["8.3", "htmlparser", "html", "parser"]],
  ["Ёлка, и\u0306од", ["елка", "йод"]],
])("a text is found by its words and their parts: %s", (text, expected) => {
  expect(wordsOfText(text)).toEqual(expect.arrayContaining(expected));
});

const known = (...words: string[]): KnownWord[] =>
  words.map((word, place) => ({ word, term: termOfWord(word), chunks: 10 - place }));

test.each([
  ["митохнодрия", ["митохондрии", "микроскоп"], "митохондрии"],
  ["митахондрия", ["митохондрии"], "митохондрии"],
  ["lysosmoe", ["lysosome"], "lysosome"],
  ["membrnae", ["memory", "membrane"], "membrane"],
  ["гранзакция", ["транзакция"], "транзакция"],
  ["ранзакцией", ["транзакции"], "транзакции"],
  ["kysosome", ["lysosome"], "lysosome"],
  ["кваккой", ["квокка"], "квокка"],
  ["гиппапотаму", ["гиппопотамы"], "гиппопотамы"],
  ["митахондриями", ["митохондрия"], "митохондрия"],
  ["опоссумом", ["оппосум", "посуда"], null],
  ["кваккой", ["кашкой", "квакеры"], null],
  ["кот", ["кит"], null],
  ["атом", ["атол"], null],
  ["квазар", ["казарма"], null],
])("%s is meant as %s: %s", (word, words, expected) => {
  expect(meantWord({ word, term: termOfWord(word) }, known(...words))?.word ?? null).toBe(expected);
});

test.each([
  ["ранзакция", "тран"],
  ["гранзакция", "тран"],
  ["ртанзакция", "тран"],
  ["странзакция", "тран"],
  ["ibosome", "ribo"],
  ["kysosome", "lyso"],
])("a word that begins wrong is looked for where it may begin: %s", (word, beginning) => {
  expect(otherBeginnings(word)).toContain(beginning);
});

test("no beginnings are looked for that nobody means", () => {
  for (const word of ["", "кот", "8.3", "max_connections", "a1bcdef", "éclairs", "😀😀😀😀"])
    expect(otherBeginnings(word)).toEqual([]);
});

test.each([
  ["nhfypfrwbz", "транзакция"],
  ["Nhfypfrwbz", "Транзакция"],
  ["ьшещсрщтвкшщт", "mitochondrion"],
  ["xnj nfrjt ,tkjr?", "что такое белок?"],
  ["j,sxyj", "обычно"],
  ["nhfypfrwbz  d SQL", "транзакция  в SQL"],
])("keys of the other layout: %s", (query, expected) => {
  const known = new Set(["транзакция", "mitochondrion", "белок", "обычно"]);
  const missing = new Set(wordsOfText(query).filter((word) => word !== "sql"));
  expect(inOtherLayout(query, missing, (word) => known.has(word))).toBe(expected);
});

test.each([
  ["what no text has in either", "xyzzy", ["xyzzy"]],
  ["what texts have as it was typed", "ntrcn", []],
  ["words of grammar alone", "xnj nfrjt", ["xnj", "nfrjt"]],
  ["letters of two alphabets", "nhfypфrwbz", ["nhfypфrwbz"]],
  ["digits and signs", "8.3 ,!", ["8.3"]],
])("nothing is switched of %s", (_, query, missing) => {
  expect(inOtherLayout(query, new Set(missing), (word) => word === "текст")).toBeNull();
});

test.each([
  ["mitochondria", "mitochondrion"],
  ["nuclei", "nucleus"],
  ["bacteria", "bacterium"],
  ["criteria", "criterion"],
  ["phenomena", "phenomenon"],
  ["indices", "index"],
  ["matrices", "matrix"],
  ["vertices", "vertex"],
  ["hypotheses", "hypothesis"],
  ["analyses", "analysis"],
  ["vertebrae", "vertebra"],
  ["larvae", "larva"],
  ["stomata", "stoma"],
])("%s may be of %s, and the other way round", (plural, singular) => {
  expect(learnedForms(plural)).toContain(singular);
  expect(learnedForms(singular)).toContain(plural);
});

test("other words have no learned forms", () => {
  for (const word of ["sea", "membranes", "клетка", "8.3", ""])
    expect(learnedForms(word).filter((one) => one !== "membranis")).toEqual([]);
});

const forms = (word: string, some: string[], change: Partial<WordForms> = {}): WordForms => ({
  ...{ word, term: word, forms: some, prefix: false, required: true },
  ...change,
});

test("a query is all required words in any form, or any word", () => {
  const words = [forms("a", ["a", "b's"]), forms("c", [], { prefix: true, required: false })];
  expect(textQuery(words, "all")).toBe("('a' | 'b''s')");
  expect(textQuery(words, "any")).toBe("('a' | 'b''s') | ('c':*)");
  expect(textQuery([forms("a", ["a"]), forms("x", [])], "all")).toBeNull();
  expect(textQuery([forms("x", [])], "any")).toBeNull();
});

test("a corrected query keeps all that was right", () => {
  expect(correctedQuery("Зачем митохнодрия?", new Map([["митохнодрия", "митохондрия"]]))).toBe(
    "Зачем митохондрия?",
  );
});

const shown = (text: string, ...words: WordForms[]) =>
  foundPieces(text, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

test("of a long passage the part is shown in which most words of the query stand", () => {
  const filler = "nothing to see here at all ".repeat(20);
  const text = `one ${filler} then one and two meet ${filler}`;
  const found = shown(text, forms("one", ["one"]), forms("two", ["two"]));
  expect(found).toContain("then [one] and [two] meet");
  expect(found).toMatch(/^….*…$/);
  expect(found.length).toBeLessThan(260);
});

test("words are marked where they stand, and no others", () => {
  expect(shown("Done, one\n ONE oneness", forms("one", ["one"]))).toBe("Done, [one] [ONE] oneness");
  expect(shown("oneness", forms("one", [], { prefix: true }))).toBe("[oneness]");
  expect(shown("JavaScript", forms("script", ["script"]))).toBe("Java[Script]");
  expect(shown("nothing", forms("one", ["one"]))).toBe("nothing");
});
