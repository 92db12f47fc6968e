import { isSlip, typingDistance } from "#lib/text/edit-distance.ts";
import { countTargets, type QuoteToken, wordGaps, wordsOf } from "./quote-tokens.ts";

/** Words of a quote and the words of the passage that stand in their place; either may be none. */
export type WordDifference = {
  readonly quoted: readonly QuoteToken[];
  readonly real: readonly QuoteToken[];
  /** At the beginning or at the end of the quote. */
  readonly outer: boolean;
};

export type WordComparison = {
  /** How many words the quote has, LaTeX commands that say only how a formula looks left out. */
  readonly count: number;
  /** How often the pen slipped: mistyped words, spaces lost or put in. */
  readonly slips: number;
  /** The mistyped words with their originals. */
  readonly mistyped: readonly (readonly [quoted: QuoteToken, real: QuoteToken])[];
  /** What no slip explains. */
  readonly differences: readonly WordDifference[];
  /** The same with words that only stand elsewhere. */
  readonly misplaced: readonly WordDifference[];
  /** Two words in each other's place with others between them: of "from A to B" and "from B to A" each says its own. */
  readonly exchanged: boolean;
};

type Run = WordDifference;
type Slips = { count: number; readonly mistyped: (readonly [QuoteToken, QuoteToken])[] };

/**
 * What became of the words of a passage in a quote of it. Words that only changed places, and commands without
 * letters of their own, are no difference. Null when the texts are too unlike to be compared.
 */
export const compareWords = (quote: string, passage: string): WordComparison | null => {
  // A target that only one of them has was left out with its link.
  const withTargets = countTargets(quote) === countTargets(passage);
  const [quoted, real] = [wordsOf(quote, withTargets), wordsOf(passage, withTargets)];
  const gaps = wordGaps(quoted, real);
  if (gaps === null) return null;
  const slips: Slips = { count: 0, mistyped: [] };
  const runs = gaps.flatMap((gap) =>
    splitGap(
      {
        quoted: quoted.slice(...gap.quoted),
        real: real.slice(...gap.real),
        outer: gap.quoted[0] === 0 || gap.quoted[1] === quoted.length,
      },
      slips,
    ),
  );
  return {
    count: quoted.filter(({ kind }) => kind !== "command").length,
    slips: slips.count,
    mistyped: slips.mistyped,
    differences: withoutMoved(runs),
    misplaced: runs,
    exchanged: runs.some((run, at) => runs.slice(at + 1).some((other) => areExchanged(run, other))),
  };
};

const areExchanged = (one: Run, other: Run): boolean =>
  shareWord(one.quoted, other.real) && shareWord(one.real, other.quoted);

const shareWord = (ours: readonly QuoteToken[], theirs: readonly QuoteToken[]): boolean =>
  ours.some(({ key }) => theirs.some((word) => word.key === key));

const textOf = (words: readonly QuoteToken[]): string => words.map(({ key }) => key).join("");

/** The stretches of a gap that no slip explains; slips are counted. */
const splitGap = (gap: Run, slips: Slips): Run[] => {
  if (takenAsSlip(gap, slips)) return [];
  const runs: Run[] = [];
  let [from, realFrom] = [0, 0];
  const ends = [gap.quoted.length, gap.real.length] as const;
  for (const [at, other] of [...pairWords(gap.quoted, gap.real), ends]) {
    const run = {
      quoted: gap.quoted.slice(from, at),
      real: gap.real.slice(realFrom, other),
      outer: gap.outer,
    };
    if (run.quoted.length + run.real.length > 0 && !takenAsSlip(run, slips)) runs.push(run);
    const [ours, theirs] = [gap.quoted[at], gap.real[other]];
    if (ours !== undefined && theirs !== undefined && ours.key !== theirs.key) {
      slips.count++;
      slips.mistyped.push([ours, theirs]);
    }
    [from, realFrom] = [at + 1, other + 1];
  }
  return runs;
};

/** Words run together, or apart, with more than a fifth of their letters amiss are other words. */
const LOST_SPACE = 5;

/** Spaces that were lost or put in make other words of the same letters. */
const takenAsSlip = ({ quoted, real }: Run, slips: Slips): boolean => {
  if (quoted.length === 0 || real.length === 0) return false;
  const [letters, realLetters] = [textOf(quoted), textOf(real)];
  const alone = quoted.length === 1 && real.length === 1;
  const same = alone
    ? isSlip(letters, realLetters)
    : quoted.length === real.length
      ? letters === realLetters
      : LOST_SPACE * typingDistance(letters, realLetters) <= letters.length;
  if (!same) return false;
  slips.count++;
  const [ours, theirs] = [quoted[0], real[0]];
  if (alone && ours !== undefined && theirs !== undefined) slips.mistyped.push([ours, theirs]);
  return true;
};

const withoutMoved = (runs: readonly Run[]): WordDifference[] => {
  const ours = runs.flatMap(({ quoted }) => quoted);
  const theirs = runs.flatMap(({ real }) => real);
  const stays = (word: QuoteToken, others: readonly QuoteToken[]) =>
    word.kind !== "command" && !others.some(({ key }) => key === word.key || isSlip(key, word.key));
  return runs
    .map(({ quoted, real, outer }) => ({
      quoted: quoted.filter((word) => stays(word, theirs)),
      real: real.filter((word) => stays(word, ours)),
      outer,
    }))
    .filter(({ quoted, real }) => quoted.length + real.length > 0);
};

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
const pairWords = (
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
