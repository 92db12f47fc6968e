import type { QuestionTerm } from "./question-terms.ts";
import { type Ranked, type Rarity, rarestIn, rarityOf } from "./rank-chunks.ts";

/** Whether the best section answers a question, as far as words tell; between yes and no they do not. */
export type Certainty = "sure" | "maybe" | "no";

/**
 * A logistic model of four facts, fitted by regression to questions about eight manuals and to questions about other
 * programs, each manual and both sorts counting alike. How it does on a manual that is left out:
 * docs/decisions/0036-refusals.md.
 */
const weights = {
  said: 6.9,
  missing: -2.3,
  informative: 1.9,
  count: 1.5,
  bias: -4.7,
} as const;

/**
 * Of 18,000 sections some one says much of whatever is asked, of 200 the right one may say little. A large manual must
 * say more for an answer; a small one refuses later, but is no surer. See docs/decisions/0039-passages.md.
 */
const sizeWeight = 0.35;

/** Sections of a manual of usual size, and of the smallest and largest that were measured. */
const sizes = { usual: 1_300, least: 200, most: 20_000 } as const;

const sizeOf = ({ chunks }: Rarity): number =>
  Math.log(Math.min(sizes.most, Math.max(sizes.least, chunks)) / sizes.usual);

/** From here on an answer is given. A higher one takes fewer unanswerable questions for answered. */
const sureFrom = 0.5;
/** Below, words say that the manual does not speak of it. */
const noBelow = -1.2;

type Best = Pick<Ranked<unknown>, "said"> & {
  readonly chunk: { readonly says: Readonly<Record<string, number>> };
};

/** A word that everybody uses tells little: see `questionTerms`. */
const leastInformative = 0.7;
/** What a word is worth that the manual says only by another, of the worth of one that it does not say at all. */
const bySynonym = 0.8;

interface AskedWord {
  readonly worth: number;
  readonly isKnown: boolean;
  readonly isInformative: boolean;
  /** The best mention in the chunk, by the word or what stands for it, and whether the word itself is there. */
  readonly mention: number;
  readonly isThere: boolean;
}

const askedWords = (question: readonly QuestionTerm[], rarity: Rarity, best: Best): AskedWord[] => {
  const unknown = rarestIn(rarity);
  return question.flatMap(({ word, ways }, at) => {
    if (word === null) return [];
    const weight = ways[0]?.weight ?? 1;
    const isKnown = rarity.of.has(word);
    const isSaid = ways.some(({ terms }) => terms.every((term) => rarity.of.has(term)));
    const otherwise = isSaid ? weight * unknown * bySynonym : unknown;
    return {
      worth: isKnown ? weight * rarityOf(rarity, word) : otherwise,
      ...{ isKnown, isInformative: weight >= leastInformative },
      mention: best.said[at] ?? 0,
      isThere: (best.chunk.says[word] ?? 0) > 0,
    };
  });
};

const sumOf = (words: readonly AskedWord[], value: (word: AskedWord) => number): number =>
  words.reduce((sum, word) => sum + value(word), 0);

/**
 * Whether the best chunk answers the question, as far as words tell: how much of what is asked it says, the rarest words
 * first; how much is asked in words that the manual does not have; how many of the informative words stand in it
 * themselves, as a share, and by a synonym too, as a number. The size of the manual moves both thresholds.
 */
export const howSure = (
  question: readonly QuestionTerm[],
  rarity: Rarity,
  best: Best | undefined,
): Certainty => {
  if (!best) return "no";
  const words = askedWords(question, rarity, best);
  const asked = sumOf(words, ({ worth }) => worth);
  if (asked === 0) return "no";
  const informative = words.filter(({ isInformative }) => isInformative);
  const there = informative.filter(({ isThere }) => isThere).length;
  const mentioned = informative.filter(({ mention }) => mention > 0).length;
  const value =
    weights.bias +
    (weights.said * sumOf(words, ({ mention, worth }) => Math.min(mention, worth))) / asked +
    (weights.missing * sumOf(words, ({ isKnown, worth }) => (isKnown ? 0 : worth))) / asked +
    (informative.length === 0 ? 0 : (weights.informative * there) / informative.length) +
    weights.count * Math.log(1 + mentioned);
  const size = sizeOf(rarity);
  if (value - sizeWeight * Math.max(0, size) >= sureFrom) return "sure";
  return value - sizeWeight * size < noBelow ? "no" : "maybe";
};
