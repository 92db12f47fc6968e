import type { QuoteToken } from "./quote-tokens.ts";
import { isSlip } from "./typing-distance.ts";

/** Prices in words: a mistyped word belongs to its original rather than being lost and put in. */
const MISTYPED = 0.4;
const REPLACED = 1.5;
const ALONE = 1;

/** Longer gaps are not taken apart: nobody mistypes twenty words in a row. */
const MOST_CELLS = 400;

/** `costs` of the first i and j words, row by row; `matches` the same when their last words stand for each other. */
type Table = {
  readonly width: number;
  readonly costs: Float64Array;
  readonly matches: Float64Array;
};

/** Pairs of indices of two short runs of words, in order: words that are the same or mistyped, never merely opposite. */
export const pairWords = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
): (readonly [quoted: number, real: number])[] => {
  if (quoted.length * real.length > MOST_CELLS) return [];
  const { width, costs, matches } = fillTable(quoted, real);
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [quoted.length, real.length];
  while (i > 0 && j > 0) {
    const here = i * width + j;
    if (costs[here] === matches[here]) {
      if (price(quoted[--i], real[--j]) < ALONE) pairs.push([i, j]);
    } else if (costs[here] === (costs[here - width] as number) + ALONE) i--;
    else j--;
  }
  return pairs.reverse();
};

const fillTable = (quoted: readonly QuoteToken[], real: readonly QuoteToken[]): Table => {
  const width = real.length + 1;
  const costs = new Float64Array((quoted.length + 1) * width);
  const matches = new Float64Array(costs.length).fill(Infinity);
  for (let here = 1; here < costs.length; here++) {
    const [i, j] = [Math.floor(here / width), here % width];
    const above = i > 0 ? (costs[here - width] as number) + ALONE : Infinity;
    const left = j > 0 ? (costs[here - 1] as number) + ALONE : Infinity;
    if (i > 0 && j > 0) {
      const before = costs[here - width - 1] as number;
      matches[here] = before + price(quoted[i - 1], real[j - 1]);
    }
    costs[here] = Math.min(above, left, matches[here] as number);
  }
  return { width, costs, matches };
};

const price = (quoted: QuoteToken | undefined, real: QuoteToken | undefined): number => {
  if (quoted === undefined || real === undefined) return REPLACED;
  if (quoted.key === real.key) return 0;
  return isSlip(quoted.key, real.key) ? MISTYPED : REPLACED;
};
