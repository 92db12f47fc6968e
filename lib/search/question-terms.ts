import { stopTerms } from "./stop-terms.ts";
import { termsOf } from "./terms-of.ts";
import { phrasesIn, synonymsOf, type Terms } from "./thesaurus/thesaurus.ts";
import { weakTerms } from "./weak-terms.ts";

/** A way to say something: one term, or several that must be said together. */
export interface Way {
  readonly terms: Terms;
  /** What it says of what was meant, at most 1. */
  readonly weight: number;
}

/** One thing that a question speaks of: its word or phrase, and what a manual may call it instead. */
export interface QuestionTerm {
  /** The word itself, which is the first of the ways; null for a phrase. */
  readonly word: string | null;
  readonly ways: readonly Way[];
}

/** What others find: docs/decisions/0016-retrieval.md. */
const weights = {
  /** A word that may stand for the word that was used. */
  synonym: 0.8,
  /** Several words that may. */
  saying: 0.4,
  /** What may stand for a phrase that was used. */
  phrase: 0.8,
  /** A word that tells little. */
  weak: 0.65,
} as const;
/** A word of many groups has many meanings: each counts less, by this power of their number. */
const groupsPower = 0.25;

const ofWord = (word: string): QuestionTerm => {
  const { groups, said } = synonymsOf(word);
  const weight = weakTerms.has(word) ? weights.weak : 1;
  const share = weight / Math.max(1, groups) ** groupsPower;
  const others = said.filter(([first, ...more]) => more.length > 0 || first !== word);
  const ways = others.map((terms) => ({
    terms,
    weight: share * (terms.length > 1 ? weights.saying : weights.synonym),
  }));
  return { word, ways: [{ terms: [word], weight }, ...ways] };
};

const ofPhrase = (said: readonly Terms[]): QuestionTerm => ({
  word: null,
  ways: said.map((terms) => ({ terms, weight: weights.phrase })),
});

/**
 * What to look for when a question is asked: its words and phrases in their order, each with its synonyms.
 * @param spelt what misspelt words were meant to be, by their terms
 */
export const questionTerms = (
  question: string,
  spelt: ReadonlyMap<string, string> = new Map(),
): QuestionTerm[] => {
  const terms = termsOf(question).map((term) => spelt.get(term) ?? term);
  const words = [...new Set(terms)];
  const telling = words.filter((term) => !stopTerms.has(term));
  const kept = telling.length > 0 ? telling : words;
  return [...kept.map(ofWord), ...phrasesIn(terms).map(ofPhrase)];
};
