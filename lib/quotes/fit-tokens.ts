import { editDistance } from "./edit-distance.ts";
import { unitsOf } from "./normal-form.ts";
import type { QuoteToken } from "./quote-tokens.ts";

/**
 * Prices in edits of letters, chosen on the development set. Skipping a whole word of the document is
 * one slip of the model, however long the word; a word of the quote that the document lacks is dear, so that
 * a replaced first or last word (`wordReplaced`) still belongs to the passage.
 */
const price = {
  wordSkipped: 2.4,
  wordLost: 5,
  wordReplaced: 4,
  numberReplaced: 8,
  wordsSwapped: 2,
  markSkipped: 0.5,
  markLost: 1.2,
  /** The mark of a heading, list item or row says that the passage begins or ends with its line. */
  lineMarkLost: 3,
  markReplaced: 0.4,
  lineCrossed: 1,
  /** A mark found only beyond a line break that the quote does not have. */
  markAcrossLine: 2.5,
  sentenceCrossed: 1,
  impossible: 99,
} as const;

/** Swapped words may be mistyped as well, that much in both. */
const MOST_SLIPS = 2;

const isText = (token: QuoteToken): boolean => token.kind === "word" || token.kind === "number";
const bullet = /^[-*+•·]$/;
const punctuation = /^[.,;:!?…]$/;
const sentenceEnd = /^[.!?…:;]$/;

/** Passing the end of a sentence or a line to reach a word is less likely than losing a short one. */
const skipped = (token: QuoteToken): number =>
  (isText(token) ? price.wordSkipped : price.markSkipped) +
  (token.gap >= 2 ? price.lineCrossed : 0) +
  (sentenceEnd.test(token.key) ? price.sentenceCrossed : 0);
/** A letter that a slip split off is lost more cheaply than a word. */
const lost = (token: QuoteToken, outermost: boolean, opensLine: boolean): number => {
  if (isText(token)) return Math.min(price.wordLost, 1 + 1.5 * token.key.length);
  const bounds = outermost && (opensLine ? isLineMark(token) : token.key === "|");
  return bounds ? price.lineMarkLost : price.markLost;
};

/** `gap` is the space behind the mark, since the quote's beginning is read backwards. */
const isLineMark = (token: QuoteToken): boolean =>
  /^[#>|/%]$/.test(token.key) || (bullet.test(token.key) && token.gap > 0);

const replaced = (quoted: QuoteToken, real: QuoteToken): number => {
  if (isText(quoted) !== isText(real)) return price.impossible;
  const same = quoted.key === real.key;
  if (!isText(quoted)) {
    const crossing = real.gap >= 2 && quoted.gap === 0 ? price.markAcrossLine : 0;
    if (same) return crossing;
    // A bracket is no comma: only punctuation stands in for punctuation, a bullet for a bullet.
    const alike = [punctuation, bullet].some(
      (kind) => kind.test(quoted.key) && kind.test(real.key),
    );
    return alike ? price.markReplaced + crossing : price.impossible;
  }
  if (same) return 0;
  if (quoted.kind === "number" || real.kind === "number") return price.numberReplaced;
  return wordDistance(quoted.key, real.key);
};

/** Letters amiss in a word, or the price of another word when more than half are. */
const wordDistance = (a: string, b: string): number => {
  const edits = editDistance(unitsOf(a), unitsOf(b), price.wordReplaced - 1);
  const length = Math.max(a.length, b.length);
  // Another word costs a little less than losing ours.
  return 2 * edits > length ? Math.min(price.wordReplaced, 1 + 1.4 * length) : edits;
};

/** Quote down, document across; `rows[i][j]` is the price of the first `i` and `j` tokens. */
type Table = {
  readonly quoted: readonly QuoteToken[];
  readonly real: readonly QuoteToken[];
  readonly rows: readonly Float64Array[];
  /** The last token of `quoted` is the first of the quote, else the last one. */
  readonly opensLine: boolean;
};

/**
 * How many tokens of the document, counted from an anchor outwards, the tokens of the quote beyond the
 * same anchor cover. Both lists start at the anchor; swapped neighbours are one slip. Beyond the last
 * covered token the document is free.
 */
export const coveredTokens = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  opensLine: boolean,
): number => {
  const rows = Array.from({ length: quoted.length + 1 }, () => new Float64Array(real.length + 1));
  const table: Table = { quoted, real, rows, opensLine };
  rows.forEach((row, i) => {
    for (let j = 0; j <= real.length; j++) row[j] = i + j === 0 ? 0 : cheapest(table, i, j);
  });
  const last = rows[quoted.length] as Float64Array;
  let best = 0;
  last.forEach((cost, covered) => {
    if (cost < (last[best] as number) - 1e-9) best = covered;
  });
  return best;
};

const priceAt = ({ rows }: Table, i: number, j: number): number => rows[i]?.[j] ?? Infinity;

const cheapest = (table: Table, i: number, j: number): number => {
  const ours = table.quoted[i - 1];
  const theirs = table.real[j - 1];
  const outermost = i === table.quoted.length;
  return Math.min(
    theirs === undefined ? Infinity : priceAt(table, i, j - 1) + skipped(theirs),
    ours === undefined
      ? Infinity
      : priceAt(table, i - 1, j) + lost(ours, outermost, table.opensLine),
    ours === undefined || theirs === undefined
      ? Infinity
      : priceAt(table, i - 1, j - 1) + replaced(ours, theirs),
    swapCost(table, i, j),
  );
};

const swapCost = (table: Table, i: number, j: number): number => {
  const [a, b] = [table.quoted[i - 2], table.quoted[i - 1]];
  const [x, y] = [table.real[j - 2], table.real[j - 1]];
  if (a === undefined || b === undefined || x === undefined || y === undefined) return Infinity;
  if (!isText(a) || !isText(b)) return Infinity;
  const slips = replaced(a, y) + replaced(b, x);
  return slips > MOST_SLIPS ? Infinity : priceAt(table, i - 2, j - 2) + price.wordsSwapped + slips;
};
