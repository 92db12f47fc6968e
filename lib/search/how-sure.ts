import type { QuestionTerm } from "./question-terms.ts";
import { evidenceOf, type Ranked, type Rarity, rarestIn, rarityOf } from "./rank-chunks.ts";
import { termsOf } from "./terms-of.ts";

/** Whether the best section answers a question, as far as words tell; between yes and no they do not. */
export type Certainty = "sure" | "maybe" | "no";

/**
 * A logistic model of two facts, fitted by regression to questions about eight manuals and to questions about other
 * programs, each manual and both sorts counting alike. How it does on a manual that is left out:
 * docs/decisions/0040-one-place.md.
 */
const weights = { evidence: 1.6, together: 3.9, bias: -5.5 } as const;

/** From here on an answer is given. A higher one takes fewer unanswerable questions for answered. */
const sureFrom = 0.5;
/** Below, words say that the manual does not speak of it. */
const noBelow = -1;

/** What a word is worth that the manual says only by another, of the worth of one that it does not say at all. */
const bySynonym = 0.8;

/** What each word of the question is worth that tells what it is about. */
const worthsOf = (question: readonly QuestionTerm[], rarity: Rarity): readonly number[] => {
  const unknown = rarestIn(rarity);
  return question.map(({ word, ways }) => {
    if (word === null) return 0;
    const weight = ways[0]?.weight ?? 1;
    if (rarity.of.has(word)) return weight * rarityOf(rarity, word);
    const isSaid = ways.some(({ terms }) => terms.every((term) => rarity.of.has(term)));
    return isSaid ? weight * unknown * bySynonym : unknown;
  });
};

/** The share of what is asked, the rarest words first, that stands together in one place of the chunk. */
const shareTogether = (
  question: readonly QuestionTerm[],
  rarity: Rarity,
  { together }: Pick<Ranked<unknown>, "together">,
): number => {
  const worths = worthsOf(question, rarity);
  const asked = worths.reduce((sum, worth) => sum + worth, 0);
  const said = worths.reduce((sum, worth, at) => sum + Math.min(worth, together[at] ?? 0), 0);
  return asked === 0 ? 0 : said / asked;
};

/** Whether a title has every word that is asked. */
const namesAll = (title: string, question: readonly QuestionTerm[]): boolean => {
  const words = question.flatMap(({ word }) => (word === null ? [] : [word]));
  const titled = new Set(termsOf(title));
  return words.length > 0 && words.every((word) => titled.has(word));
};

/** The best chunk that a question found. */
type Best = Pick<Ranked<{ readonly title: string }>, "chunk" | "score" | "together">;

/**
 * Whether the best chunk answers the question, as far as words tell: by all that speaks for it, and by the share of what
 * is asked that stands together in one place. In a large manual some section says a little of whatever is asked, but not
 * in one place. One whose title has every word that is asked answers however common these words are.
 */
export const howSure = (
  question: readonly QuestionTerm[],
  rarity: Rarity,
  best: Best | undefined,
): Certainty => {
  if (!best) return "no";
  if (namesAll(best.chunk.title, question)) return "sure";
  const value =
    weights.bias +
    weights.evidence * evidenceOf(best) +
    weights.together * shareTogether(question, rarity, best);
  if (value >= sureFrom) return "sure";
  return value < noBelow ? "no" : "maybe";
};
