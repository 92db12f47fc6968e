import { termsOf } from "#lib/search/terms-of.ts";

/** Letters and digits; what underscores and dots join inside ("max_connections", "8.3") stays together. */
const token = /[\p{L}\p{M}\p{N}]+(?:[_.][\p{L}\p{M}\p{N}]+)*/gu;
/** What a token is put together of: "max", "connections"; "Java", "Script". */
const part =
  /\p{Lu}+(?![\p{Ll}\p{M}])\p{N}*|[\p{Lu}\p{Lt}]?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+\p{N}*|\p{N}+/gu;
/** Single letters and digits of a token are no words of their own. */
const shortestPart = 2;
/** Longer ones are no words, but data: nobody asks for them. */
const longestWord = 60;

/** One form for letters that are written in two ways. */
const foldWord = (word: string): string =>
  word.normalize("NFKC").toLowerCase().replaceAll("ё", "е");

/** A word where it stands in a text. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** What it is put together of, where that is more than itself. */
  readonly parts: readonly Omit<PlacedWord, "parts">[];
}

const placed = (match: RegExpMatchArray, from: number) => {
  const start = from + (match.index ?? 0);
  return { word: foldWord(match[0]), start, end: start + match[0].length };
};

/** The words of a text in small letters, in their order and with their places. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(token)].flatMap((match) => {
    const whole = placed(match, 0);
    if (whole.word.length > longestWord) return [];
    const parts = [...match[0].matchAll(part)]
      .map((one) => placed(one, whole.start))
      .filter(({ word }) => word.length >= shortestPart && word.length < whole.word.length);
    return [{ ...whole, parts }];
  });

/** Each word that a text is found by, once: words, and what they are put together of. */
export const wordsOfText = (text: string): string[] => [
  ...new Set(
    placedWords(text).flatMap(({ word, parts }) => [word, ...parts.map((one) => one.word)]),
  ),
];

/** What a word shares with its other forms and with related words. */
export const termOfWord = (word: string): string => termsOf(word).at(-1) ?? word;
