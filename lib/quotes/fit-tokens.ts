import { codeUnits } from "./code-units.ts";
import { editDistance } from "./edit-distance.ts";

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
  spaceLost: 1,
  markSkipped: 0.5,
  markLost: 1.2,
  /** The mark of a heading, list item or row says that the passage begins or ends with its line. */
  lineMarkLost: 3,
  commandLost: 3,
  markReplaced: 0.4,
  lineCrossed: 1,
  /** The bullet of another item, behind a blank line. */
  itemCrossed: 1,
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
  (token.gap === 3 && /^[-+•]$/.test(token.key) ? price.itemCrossed : 0) +
  (sentenceEnd.test(token.key) ? price.sentenceCrossed : 0);
/** A letter that a slip split off is lost more cheaply than a word. */
const lost = (token: QuoteToken, outermost: boolean, opensLine: boolean): number => {
  if (isText(token)) return Math.min(price.wordLost, 1 + 1.5 * token.key.length);
  if (token.kind === "command") return price.commandLost;
  const bounds = outermost && (opensLine ? isLineMark(token) : token.key === "|");
  return bounds ? price.lineMarkLost : price.markLost;
};

/** `gap` is the space behind the mark, since the quote's beginning is read backwards. */
const isLineMark = (token: QuoteToken): boolean =>
  /^(?:[#>|/%]|---)$/.test(token.key) || (bullet.test(token.key) && token.gap > 0);

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
  const edits = editDistance(codeUnits(a), codeUnits(b), price.wordReplaced - 1);
  const length = Math.max(a.length, b.length);
  // Another word costs a little less than losing ours.
  return 2 * edits > length ? Math.min(price.wordReplaced, 1 + 1.4 * length) : edits;
};

/** What comparing every token of the quote with every one of the document costs, worked out once. */
type Prices = {
  readonly quoted: readonly QuoteToken[];
  readonly real: readonly QuoteToken[];
  readonly lost: readonly number[];
  readonly skipped: readonly number[];
  /** `replaced[i * real.length + j]` is the price of the `j`th token in the place of the `i`th. */
  readonly replaced: Float64Array;
};

const pricesOf = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  opensLine: boolean,
): Prices => {
  const table = new Float64Array(quoted.length * real.length);
  quoted.forEach((ours, i) => {
    real.forEach((theirs, j) => {
      table[i * real.length + j] = replaced(ours, theirs);
    });
  });
  return {
    ...{ quoted, real, replaced: table, skipped: real.map(skipped) },
    lost: quoted.map((token, i) => lost(token, i === quoted.length - 1, opensLine)),
  };
};

/** Of more tokens the outermost are not compared: time and memory grow with the square of their number. */
const MOST_TOKENS = 150;

/**
 * How many tokens of the document, counted from an anchor outwards, the tokens of the quote beyond the
 * same anchor cover. Both lists start at the anchor; swapped neighbours are one slip. Beyond the last
 * covered token the document is free. `opensLine`: the last token of `quoted` is the first of the quote, else the last.
 */
export const coveredTokens = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  opensLine: boolean,
): number => {
  const ours = quoted.slice(0, MOST_TOKENS);
  // Marks directly at the last word stand on its line.
  const onLine = ours.every((token) => !isText(token) && token.gap === 0);
  const lineEnd = onLine ? real.findIndex(({ gap }) => gap >= 2) : -1;
  const theirs = real.slice(0, lineEnd < 0 ? ours.length * 2 + 12 : lineEnd);
  const prices = pricesOf(ours, theirs, opensLine);
  const width = theirs.length + 1;
  /** `costs[i * width + j]` is the price of the first `i` tokens of the quote and `j` of the document. */
  const costs = new Float64Array((ours.length + 1) * width);
  for (let i = 0; i <= ours.length; i++) {
    for (let j = 0; j < width; j++)
      costs[i * width + j] = i + j === 0 ? 0 : cheapest(prices, costs, i, j);
  }
  const last = costs.subarray(ours.length * width);
  let best = 0;
  last.forEach((cost, covered) => {
    if (cost < (last[best] as number) - 1e-9) best = covered;
  });
  return best;
};

const cheapest = (prices: Prices, costs: Float64Array, i: number, j: number): number => {
  const columns = prices.real.length;
  const width = columns + 1;
  const at = i * width + j;
  let cost = Infinity;
  if (j > 0) cost = (costs[at - 1] as number) + (prices.skipped[j - 1] as number);
  if (i > 0) cost = Math.min(cost, (costs[at - width] as number) + (prices.lost[i - 1] as number));
  if (i === 0 || j === 0) return cost;
  const cell = (i - 1) * columns + j - 1;
  cost = Math.min(cost, (costs[at - width - 1] as number) + (prices.replaced[cell] as number));
  if (j < 2) return cost;
  cost = Math.min(cost, joinCost(prices, costs, i, j));
  return i < 2 ? cost : Math.min(cost, swapCost(prices, costs, i, j));
};

/** Two words of the document that the quote has as one. */
const joinCost = ({ quoted, real }: Prices, costs: Float64Array, i: number, j: number): number => {
  const [one, other] = [real[j - 2]?.key ?? "", real[j - 1]?.key ?? ""];
  const key = quoted[i - 1]?.key;
  if (key !== one + other && key !== other + one) return Infinity;
  return (costs[(i - 1) * (real.length + 1) + j - 2] as number) + price.spaceLost;
};

const swapCost = (
  { quoted, real, replaced: table }: Prices,
  costs: Float64Array,
  i: number,
  j: number,
): number => {
  const columns = real.length;
  if (!isText(quoted[i - 2] as QuoteToken) || !isText(quoted[i - 1] as QuoteToken)) return Infinity;
  const [crossed, other] = [(i - 2) * columns + j - 1, (i - 1) * columns + j - 2];
  const slips = (table[crossed] as number) + (table[other] as number);
  const before = costs[(i - 2) * (columns + 1) + j - 2] as number;
  return slips > MOST_SLIPS ? Infinity : before + price.wordsSwapped + slips;
};
