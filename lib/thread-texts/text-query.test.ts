import { expect, test } from "vitest";
import { foundPieces } from "./found-pieces.ts";
import {
  correctedQuery,
  type KnownWord,
  meantWord,
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
  ["кот", ["кит"], null],
  ["атом", ["атол"], null],
  ["квазар", ["казарма"], null],
])("%s is meant as %s: %s", (word, words, expected) => {
  expect(meantWord({ word, term: termOfWord(word) }, known(...words))?.word ?? null).toBe(expected);
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
