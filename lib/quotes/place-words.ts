import type { Span } from "./fit-ends.ts";
import { matchSequences } from "./match-sequences.ts";
import { unitsWithin } from "./normal-form.ts";
import type { QuoteToken } from "./quote-tokens.ts";
import { sameForms } from "./same-letters.ts";
import { wordsAndGaps } from "./words-and-gaps.ts";

/** A quote and a passage whose words differ more are not compared word by word. */
const MOST_EDITS = 2000;

export type PlacedWords = {
  /** Whether quote and passage have the same letters and digits. */
  readonly same: boolean;
  /** Where each word of the quote stands in the passage; null when it does not. */
  readonly spans: readonly (Span | null)[];
};

/** Where the words of a quote stand in the passage that was found for it. */
export const placeWords = (
  quote: string,
  words: readonly QuoteToken[],
  passage: string,
): PlacedWords => {
  const forms = sameForms(quote, passage);
  if (forms === null) return { same: false, spans: wordByWord(words, passage) };
  const [ours, theirs] = forms;
  const spans = words.map(({ from, to }): Span | null => {
    const units = unitsWithin(ours, from, to);
    if (units === null) return null;
    const start = theirs.from[units[0]] as number;
    return [withBackslash(passage, start), theirs.to[units[1] - 1] as number];
  });
  return { same: true, spans };
};

/** A command is named with its backslash. */
const withBackslash = (text: string, start: number): number =>
  text[start - 1] === "\\" && text[start - 2] !== "\\" && /[a-zA-Z]/.test(text[start] ?? "")
    ? start - 1
    : start;

const wordByWord = (words: readonly QuoteToken[], passage: string): (Span | null)[] => {
  const real = wordsAndGaps(passage).words;
  const partner = pairKeys(words, real);
  return words.map((_, index) => spanOf(real[partner?.[index] ?? -1]));
};

const spanOf = (word: QuoteToken | undefined): Span | null =>
  word === undefined ? null : [word.from, word.to];

/**
 * Where the words of a quote "beginning … end" stand: those in front of the ellipsis as near to the passage's
 * beginning, those behind it as near to its end as they can.
 */
export const placeAround = (
  words: readonly QuoteToken[],
  ellipsis: number,
  passage: string,
): (Span | null)[] => {
  const real = wordsAndGaps(passage).words;
  const [head, tail] = [words.slice(0, ellipsis), words.slice(ellipsis + 1)];
  const ahead = pairKeys(head, real);
  const backwards = pairKeys(tail.toReversed(), real.toReversed());
  const back = tail.map((_, index) => {
    const at = backwards?.[tail.length - 1 - index] ?? -1;
    return at < 0 ? -1 : real.length - 1 - at;
  });
  return [
    ...head.map((_, index) => spanOf(real[ahead?.[index] ?? -1])),
    null,
    ...back.map((at) => spanOf(real[at])),
  ];
};

/** For every word its partner among the others, in order, or -1; null when they are too unlike. */
export const pairKeys = (
  words: readonly QuoteToken[],
  others: readonly QuoteToken[],
): Int32Array | null => {
  const ids = new Map<string, number>();
  const idOf = ({ key }: QuoteToken): number => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  return matchSequences(words.map(idOf), others.map(idOf), MOST_EDITS);
};
