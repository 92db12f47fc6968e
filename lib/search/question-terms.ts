import { stopTerms } from "./stop-terms.ts";
import { termsOf } from "./terms-of.ts";
import { phrasesIn, synonymsOf } from "./thesaurus/thesaurus.ts";
import { weakTerms } from "./weak-terms.ts";

/** One thing that a question speaks of: its word, and what a manual may call it instead. */
export interface QuestionTerm {
  /** The word itself; null for a phrase. */
  readonly word: string | null;
  /** What finding each says, at most 1. */
  readonly weights: ReadonlyMap<string, number>;
}

/** What a synonym is worth beside the word itself; see docs/decisions/0016-retrieval.md for what others find. */
const synonymWeight = 0.7;
/** A word of many groups has many meanings: each counts less, by this power of their number. */
const groupsPower = 0.25;
/** What a word that tells little is worth. */
const weakWeight = 0.8;

const ofWord = (word: string): QuestionTerm => {
  const { count, shared } = synonymsOf(word);
  const scale = weakTerms.has(word) ? weakWeight : 1;
  const weights = new Map([[word, scale]]);
  for (const [other, times] of shared) {
    const weight = Math.min(1, times / count ** groupsPower);
    weights.set(other, scale * synonymWeight * weight);
  }
  return { word, weights };
};

const ofPhrase = (meant: ReadonlyMap<string, number>): QuestionTerm => ({
  word: null,
  weights: new Map([...meant].map(([term, weight]) => [term, synonymWeight * weight])),
});

/** What to look for when a question is asked: its words and phrases in their order, each with its synonyms. */
export const questionTerms = (question: string): QuestionTerm[] => {
  const terms = termsOf(question);
  const words = [...new Set(terms)];
  const telling = words.filter((term) => !stopTerms.has(term));
  const kept = telling.length > 0 ? telling : words;
  return [...kept.map(ofWord), ...phrasesIn(terms).map(ofPhrase)];
};
