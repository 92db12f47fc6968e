import type { QuestionTerm } from "./question-terms.ts";
import { type Ranked, type Rarity, rarityOf, rarityPower } from "./rank-chunks.ts";

/**
 * A logistic model of five facts, fitted by regression to questions about three manuals, 788 that these answer
 * and 200 that they do not, both sorts counting alike. Fitted to one half, it took 12 of 100 unanswerable
 * questions of the other for answered and 17 of 100 answerable ones for not; a higher `bias` trades the one
 * error for the other.
 */
const weights = {
  said: 3.02,
  covered: 0.48,
  missing: -2.22,
  score: 1.42,
  words: 0.81,
  bias: -5.32,
} as const;

/** Rarity of a word that no chunk has. */
const unknown = ({ chunks }: Rarity): number => Math.log(1 + (chunks + 0.5) / 0.5) ** rarityPower;

type Best = Pick<Ranked<unknown>, "score" | "said" | "onPage">;

/** Of what is asked, by worth: all, what the page says of it, what it mentions, what no chunk has; and words of the chunk. */
const weigh = (question: readonly QuestionTerm[], rarity: Rarity, best: Best) => {
  const sums = { asked: 0, said: 0, covered: 0, missing: 0, words: 0 };
  for (const [at, { word, ways }] of question.entries()) {
    if (word === null) continue;
    const isKnown = rarity.of.has(word);
    const worth = isKnown ? (ways[0]?.weight ?? 1) * rarityOf(rarity, word) : unknown(rarity);
    const onPage = best.onPage[at] ?? 0;
    sums.asked += worth;
    sums.said += onPage;
    sums.covered += onPage > 0 ? worth : 0;
    sums.missing += isKnown ? 0 : worth;
    sums.words += isKnown && (best.said[at] ?? 0) > 0 ? 1 : 0;
  }
  return sums;
};

/**
 * Whether the best chunk answers the question, as far as words tell: how much of what is asked its page says,
 * the rarest words first, how much is asked in words that the manual does not have, how many of the words the
 * chunk, or the beginning of its page, has itself or by a synonym, and how well it is ranked.
 */
export const isAnswered = (
  question: readonly QuestionTerm[],
  rarity: Rarity,
  best: Best | undefined,
): boolean => {
  if (!best) return false;
  const { asked, said, covered, missing, words } = weigh(question, rarity, best);
  if (asked === 0) return false;
  const shares =
    (weights.said * said + weights.covered * covered + weights.missing * missing) / asked;
  // Scores grow with the rarity that a pack of this size allows.
  const score = best.score / unknown(rarity);
  return shares + weights.score * score + weights.words * words + weights.bias > 0;
};
