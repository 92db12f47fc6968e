import type { Span } from "./fit-ends.ts";
import { isWordBoundary } from "./fold-tables.ts";
import { occurrences } from "./prepared-document.ts";
import type { QuoteSearch } from "./quote-search.ts";
import type { QuoteToken } from "./quote-tokens.ts";
import { isSlip, type WordGap, wordGaps, wordsOf } from "./word-gaps.ts";

/** Shorter words turn up anywhere (the same bound as for agreeing words in `check-place.ts`). */
const SHORTEST_WORD = 4;
/** Letters of two neighbouring words that say where they come from: a gram of the search. */
const SHORTEST_PAIR = 8;
/** Each pair costs a reading of the document: 0.1 ms per 200 kB. */
const MOST_PAIRS = 40;
const MOST_PLACES = 64;

/**
 * Was another passage quoted than the one that was found? Slips of the pen do not make words that the
 * document has elsewhere in the same order: where a word of the quote has no counterpart in the passage, but
 * stands beside the same neighbour in another place, the quote is joined from two passages or means a
 * sibling of this one that is gone. So does a word that takes the place of the same other word twice:
 * that is another name, not another wording.
 */
export const isAnotherPassage = (search: QuoteSearch, span: Span): boolean => {
  const quoted = wordsOf(search.quote.raw);
  const real = wordsOf(search.document.raw.slice(...span));
  const gaps = wordGaps(quoted, real);
  if (gaps === null) return false;
  const foreign = foreignWords(quoted, real, gaps);
  return (
    joinsAcrossMark(search, span, quoted, real, gaps, foreign) ||
    hasOtherName(quoted, real, gaps, foreign) ||
    pairsWith(quoted, foreign).some((pair) => standsElsewhere(search, span, pair))
  );
};

/** Indices of the quote's words that are neither in the passage nor a mistyped word of it. */
const foreignWords = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  gaps: readonly WordGap[],
): ReadonlySet<number> => {
  // A word that stands in another gap has only been moved.
  const moved = new Set(gaps.flatMap((gap) => real.slice(...gap.real).map(({ key }) => key)));
  const foreign = new Set<number>();
  for (const gap of gaps) {
    const theirs = real.slice(...gap.real);
    // Spaces that were lost or put in make other words of the same letters.
    if (isSlip(textOf(quoted.slice(...gap.quoted)), textOf(theirs))) continue;
    for (let at = gap.quoted[0]; at < gap.quoted[1]; at++) {
      const { kind, key } = quoted[at] as QuoteToken;
      if (kind === "word" && key.length < SHORTEST_WORD) continue;
      if (!moved.has(key) && !theirs.some((other) => isSlip(key, other.key))) foreign.add(at);
    }
  }
  return foreign;
};

const textOf = (words: readonly QuoteToken[]): string => words.map(({ key }) => key).join("");

/** Does a foreign word stand for the same word of the passage more than once? */
const hasOtherName = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  gaps: readonly WordGap[],
  foreign: ReadonlySet<number>,
): boolean => {
  const seen = new Set<string>();
  for (const gap of gaps) {
    const shift = gap.real[0] - gap.quoted[0];
    if (gap.real[1] - gap.quoted[1] !== shift) continue;
    for (let at = gap.quoted[0]; at < gap.quoted[1]; at++) {
      if (!foreign.has(at)) continue;
      const both = `${quoted[at]?.key} ${real[at + shift]?.key}`;
      if (seen.has(both)) return true;
      seen.add(both);
    }
  }
  return false;
};

/** Marks that end a sentence, a cell or a line. */
const boundary = /[.!?|#\n]/;

/**
 * Is a foreign beginning or end of the quote set off by a boundary that the document does not have there? Then
 * the quote runs on from another sentence.
 */
const joinsAcrossMark = (
  { document, quote }: QuoteSearch,
  [start]: Span,
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  gaps: readonly WordGap[],
  foreign: ReadonlySet<number>,
): boolean => {
  const crosses = (before: string, after: string) => boundary.test(before) && !boundary.test(after);
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (first?.quoted[0] === 0 && foreign.has(first.quoted[1] - 1)) {
    const [ours, theirs] = [quoted[first.quoted[1]], real[first.real[1]]];
    if (ours !== undefined && theirs !== undefined) {
      const from = quoted[first.quoted[1] - 1]?.to ?? 0;
      if (crosses(quote.raw.slice(from, ours.from), marksBefore(document.raw, start + theirs.from)))
        return true;
    }
  }
  if (last?.quoted[1] !== quoted.length || !foreign.has(last.quoted[0])) return false;
  const [ours, theirs] = [quoted[last.quoted[0] - 1], real[last.real[0] - 1]];
  if (ours === undefined || theirs === undefined) return false;
  const to = quoted[last.quoted[0]]?.from ?? quote.raw.length;
  return crosses(quote.raw.slice(ours.to, to), marksAfter(document.raw, start + theirs.to));
};

const REACH = 40;
const marksBefore = (raw: string, at: number): string =>
  /[^\p{L}\p{N}]*$/u.exec(raw.slice(Math.max(0, at - REACH), at))?.[0] ?? "";
const marksAfter = (raw: string, at: number): string =>
  /^[^\p{L}\p{N}]*/u.exec(raw.slice(at, at + REACH))?.[0] ?? "";

/** Every foreign word with its neighbour, run together as in the skeleton. */
const pairsWith = (quoted: readonly QuoteToken[], foreign: ReadonlySet<number>): string[] => {
  const pairs = new Set<string>();
  for (const at of foreign) {
    for (const first of [at - 1, at]) {
      if (first < 0 || first + 1 >= quoted.length) continue;
      const pair = textOf(quoted.slice(first, first + 2));
      if (pair.length >= SHORTEST_PAIR) pairs.add(pair);
    }
  }
  return [...pairs].slice(0, MOST_PAIRS);
};

/** Does the document have these words outside the span? */
const standsElsewhere = ({ document }: QuoteSearch, span: Span, words: string): boolean => {
  const { raw, skeleton } = document;
  return occurrences(document.textOf(skeleton), words, MOST_PLACES).some((at) => {
    const from = skeleton.from[at] as number;
    const to = skeleton.to[at + words.length - 1] as number;
    const outside = to <= span[0] || from >= span[1];
    return outside && isWordBoundary(raw, from) && isWordBoundary(raw, to);
  });
};
