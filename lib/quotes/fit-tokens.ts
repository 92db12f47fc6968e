import { editDistance } from "./edit-distance.ts";
import { unitsOf } from "./normal-form.ts";
import type { QuoteToken } from "./quote-tokens.ts";

/**
 * Prices in edits of letters, chosen on the development set. Skipping a whole word of the document is
 * one slip of the model, however long the word; a word of the quote that the document lacks is dear, so that
 * a replaced first or last word (`wordReplaced`) still belongs to the passage.
 */
const price = {
  wordSkipped: 2.5,
  wordLost: 5,
  wordReplaced: 4,
  numberReplaced: 8,
  wordsSwapped: 2,
  markSkipped: 0.5,
  markLost: 1.2,
  markReplaced: 0.4,
  /** A mark found only beyond a line break that the quote does not have. */
  lineCrossed: 1,
  impossible: 99,
} as const;

/** Swapped words may be mistyped as well, that much in both. */
const MOST_SLIPS = 2;

const isText = (token: QuoteToken): boolean => token.kind === "word" || token.kind === "number";
const sentenceEnd = /[.!?…:;]/;
const delimiters = /[*_`$|#>~[\](){}\\"'<]/;

const skipped = (token: QuoteToken): number =>
  isText(token) ? price.wordSkipped : price.markSkipped;
/** A letter that a slip split off is lost more cheaply than a word. */
const lost = (token: QuoteToken): number =>
  isText(token) ? Math.min(price.wordLost, 1 + 1.5 * token.key.length) : price.markLost;

const replaced = (quoted: QuoteToken, real: QuoteToken): number => {
  if (isText(quoted) !== isText(real)) return price.impossible;
  const same = quoted.key === real.key;
  if (!isText(quoted)) {
    const crossing = real.gap >= 2 && quoted.gap === 0 ? price.lineCrossed : 0;
    if (same) return crossing;
    // A bracket is no comma: only punctuation stands in for punctuation.
    return delimiters.test(quoted.key) || delimiters.test(real.key)
      ? price.impossible
      : price.markReplaced + crossing;
  }
  if (same) return 0;
  if (quoted.kind === "number" || real.kind === "number") return price.numberReplaced;
  return wordDistance(quoted.key, real.key);
};

/** Letters amiss in a word, or the price of another word when more than half are. */
const wordDistance = (a: string, b: string): number => {
  const edits = editDistance(unitsOf(a), unitsOf(b), price.wordReplaced - 1);
  return 2 * edits > Math.max(a.length, b.length) ? price.wordReplaced : edits;
};

/**
 * How many tokens of the document, counted from an anchor outwards, the tokens of the quote beyond the
 * same anchor cover. Both lists start at the anchor; swapped neighbours are one slip. Beyond the last
 * covered token the document is free.
 */
export const coveredTokens = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
): number => {
  const rows: Float64Array[] = [];
  for (let i = 0; i <= quoted.length; i++) {
    const row = new Float64Array(real.length + 1);
    for (let j = 0; j <= real.length; j++) row[j] = cheapest(rows, row, quoted, real, i, j);
    rows.push(row);
  }
  const last = rows[quoted.length] as Float64Array;
  let best = 0;
  last.forEach((cost, covered) => {
    if (cost < (last[best] as number) - 1e-9) best = covered;
  });
  return best;
};

const cheapest = (
  rows: readonly Float64Array[],
  row: Float64Array,
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  i: number,
  j: number,
): number => {
  const ours = quoted[i - 1];
  const theirs = real[j - 1];
  const above = rows[i - 1];
  let cost = i === 0 && j === 0 ? 0 : Infinity;
  if (theirs !== undefined)
    cost = Math.min(cost, (row[j - 1] as number) + skipped(theirs) + sentencePrice(theirs));
  if (ours !== undefined && above !== undefined) {
    cost = Math.min(cost, (above[j] as number) + lost(ours));
    if (theirs !== undefined)
      cost = Math.min(cost, (above[j - 1] as number) + replaced(ours, theirs));
  }
  return Math.min(cost, swapCost(rows, quoted, real, i, j));
};

/** Passing the end of a sentence to reach a word is less likely than losing a short one. */
const sentencePrice = (token: QuoteToken): number =>
  sentenceEnd.test(token.key) && !isText(token) ? 1 : 0;

const swapCost = (
  rows: readonly Float64Array[],
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  i: number,
  j: number,
): number => {
  const [a, b] = [quoted[i - 2], quoted[i - 1]];
  const [x, y] = [real[j - 2], real[j - 1]];
  if (a === undefined || b === undefined || x === undefined || y === undefined) return Infinity;
  if (!isText(a) || !isText(b)) return Infinity;
  const slips = replaced(a, y) + replaced(b, x);
  return slips > MOST_SLIPS
    ? Infinity
    : ((rows[i - 2] as Float64Array)[j - 2] as number) + price.wordsSwapped + slips;
};
