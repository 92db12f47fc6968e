import type { QuestionTerm } from "./question-terms.ts";
import { evidenceOf, type Ranked, type Rarity, rarestIn, rarityOf } from "./rank-chunks.ts";
import { termsOf } from "./terms-of.ts";

/** Whether the best section answers a question, as far as words tell; between yes and no they do not. */
export type Certainty = "sure" | "maybe" | "no";

/**
 * Whether the manual speaks of it at all: a logistic model of two facts, fitted by regression to questions about eight manuals
 * and to questions about other programs, each manual and both sorts counting alike; see docs/decisions/0040-one-place.md.
 */
const spokenOf = { evidence: 1.6, together: 3.9, bias: -5.5 } as const;
/** Below, words say that the manual does not speak of it. */
const noBelow = -1;

/**
 * Whether the section that answers is among the first: another model, of the evidence for each word that is asked, as long
 * questions gather some of it anywhere. Fitted to nine manuals, the steadiest of those tried; see
 * docs/decisions/0047-sure-means-sure.md.
 */
const answered = { evidencePerWord: 1.2, together: 1.5, crowd: -1.5 } as const;
/** From here on an answer is given. A higher one shows more questions a choice of sections, and answers fewer of them wrongly. */
const sureFrom = 1.6;

/** How near the fifth section comes to the best one where fewer were found: as usual, so that it decides nothing. */
const usualCrowd = 2 / 3;
/** Among so many of the best ones another section may say as much as the first one does. */
const rivals = 8;
/** Shares of what is asked that are as much, and that are more. */
const asMuch = 0.02;
const more = 0.1;
/** Of the best score: one that says as much and is so near was put second by chance. */
const asNear = 0.95;

/** A section that the words put first is among so many by meaning, where meanings are compared; not fitted, as no model could be had. */
const firstByMeaning = 5;

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

/** A chunk that a question found. */
type Found = Pick<
  Ranked<{ readonly title: string; readonly address: string | null }>,
  "chunk" | "score" | "together"
>;

/**
 * How near the fifth chunk comes to the best: where many sections say about as much, the one in front is there by chance.
 */
const crowdOf = (ranked: readonly Found[]): number => {
  const [best, , , , fifth] = ranked;
  return best === undefined || fifth === undefined ? usualCrowd : fifth.score / best.score;
};

/**
 * Whether another section says all that the best one says and comes as near, or says clearly more of what is asked. "Record
 * the whole mix" and "Record a microphone" both record audio, on a track: only the student knows which is meant.
 */
const hasRival = (
  question: readonly QuestionTerm[],
  rarity: Rarity,
  [best, ...others]: readonly [Found, ...Found[]],
): boolean => {
  const said = shareTogether(question, rarity, best);
  return others.slice(0, rivals - 1).some((other) => {
    const { title, address } = other.chunk;
    if (title === best.chunk.title && address === best.chunk.address) return false;
    const share = shareTogether(question, rarity, other);
    const isNear = other.score >= asNear * best.score;
    return share > said + more || (isNear && share >= said - asMuch);
  });
};

/**
 * Whether the best chunk answers the question, as far as words tell: by all that speaks for it, by the share of what
 * is asked that stands together in one place, and by how far the others stay behind. In a large manual some section says a
 * little of whatever is asked, but not in one place. One whose title has every word that is asked answers however common
 * these words are.
 * @param ranked best first
 */
const sureByWords = (
  question: readonly QuestionTerm[],
  rarity: Rarity,
  ranked: readonly Found[],
): Certainty => {
  const [best, ...others] = ranked;
  if (!best) return "no";
  if (namesAll(best.chunk.title, question)) return "sure";
  const evidence = evidenceOf(best);
  const together = shareTogether(question, rarity, best);
  const words = Math.max(1, question.filter(({ word }) => word !== null).length);
  const clear =
    (answered.evidencePerWord * evidence) / Math.sqrt(words) +
    answered.together * together +
    answered.crowd * crowdOf(ranked);
  if (clear >= sureFrom && !hasRival(question, rarity, [best, ...others])) return "sure";
  const spoken = spokenOf.bias + spokenOf.evidence * evidence + spokenOf.together * together;
  return spoken < noBelow ? "no" : "maybe";
};

/** What vectors leave of the certainty of words: what is put first by words and is far by meaning is a perhaps. */
const sureByVectors = (byWords: Certainty, place: number | null): Certainty =>
  byWords === "sure" && (place === null || place > firstByMeaning) ? "maybe" : byWords;

/** How certain an answer is, a step of its own for each way of searching, so that one can be fitted anew without the other. */
export const howSure = { byWords: sureByWords, byVectors: sureByVectors } as const;
