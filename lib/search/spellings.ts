import { typingDistance } from "#lib/text/edit-distance.ts";
import { isWeakTerm, type QuestionTerm } from "./question-terms.ts";
import type { Rarity } from "./rank-chunks.ts";
import { stopTerms } from "./terms-of.ts";
import { synonymsOf } from "./thesaurus/thesaurus.ts";

/** Shorter roots are near to too many others: "past" and "pasta". */
const shortest = 5;
/** From this length on a letter more or less is a slip; shorter words that differ so are two words: "shot" and "shoot". */
const longEnough = 6;

/** Words that everybody uses, or that the thesaurus joins to others, are spelt as they should be. */
const isCommonWord = (term: string): boolean =>
  stopTerms.has(term) || isWeakTerm(term) || synonymsOf(term).groups > 0;

/**
 * Words of a question that the manual has in no way, not by a synonym either: they may be misspelt. Numbers are
 * none: the version next to the one that is asked for is another. Nor are common words, which the manual just lacks.
 */
export const missingWords = (question: readonly QuestionTerm[], { of }: Rarity): string[] =>
  question.flatMap(({ word, ways }) =>
    word === null ||
    word.length < shortest ||
    /\p{N}/u.test(word) ||
    isCommonWord(word) ||
    ways.some(({ terms }) => terms.every((term) => of.has(term)))
      ? []
      : [word],
  );

/** A term of the manual, and in how many chunks it is. */
export interface KnownTerm {
  readonly term: string;
  readonly chunks: number;
}

const keyRows = ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

const areNeighbours = (one = "", other = ""): boolean =>
  keyRows.some((row) => row.includes(one + other) || row.includes(other + one));

const firstDifference = (word: string, term: string): number => {
  let at = 0;
  while (at < word.length && word[at] === term[at]) at += 1;
  return at;
};

/**
 * Whether a word one edit away from another is a slip of the keyboard, and not another word: two letters changed places,
 * one is doubled or single, the key beside was hit, or a long word has a letter more or less. "Испортить" is no "импорт".
 */
export const isKeySlip = (word: string, term: string): boolean => {
  if (word[0] !== term[0] || typingDistance(word, term) !== 1) return false;
  const at = firstDifference(word, term);
  if (word.length === term.length)
    return word[at] === term[at + 1] || areNeighbours(word[at], term[at]);
  const longer = word.length > term.length ? word : term;
  return longer.length >= longEnough || longer[at] === longer[at - 1];
};

/**
 * What misspelt words were meant to be: of the manual's terms that are one slip away the most frequent. A word that the
 * manual has after all, or that no term is near to, is left out.
 */
export const spellings = (
  words: readonly string[],
  known: readonly KnownTerm[],
): ReadonlyMap<string, string> => {
  const frequent = known.toSorted((a, b) => b.chunks - a.chunks);
  const has = new Set(known.map(({ term }) => term));
  return new Map(
    words.flatMap((word) => {
      if (has.has(word)) return [];
      const meant = frequent.find(({ term }) => isKeySlip(word, term));
      return meant ? [[word, meant.term] as const] : [];
    }),
  );
};
