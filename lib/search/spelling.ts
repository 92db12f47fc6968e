import type { QuestionTerm } from "./question-terms.ts";
import type { Rarity } from "./rank-chunks.ts";

/** Shorter roots are near to too many others: "past" and "pasta". */
const shortest = 5;

/**
 * Words of a question that the manual has in no way, not by a synonym either: they may be misspelt. Numbers are
 * none: the version next to the one that is asked for is another.
 */
export const missingWords = (question: readonly QuestionTerm[], { of }: Rarity): string[] =>
  question.flatMap(({ word, ways }) =>
    word === null ||
    word.length < shortest ||
    /\p{N}/u.test(word) ||
    ways.some(({ terms }) => terms.every((term) => of.has(term)))
      ? []
      : [word],
  );

/** Whether one letter was added, left out or put for another, or two neighbours changed places. */
export const isOneSlip = (a: string, b: string): boolean => {
  if (a === b) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  const turned = x.length > 1 && `${x[1]}${x[0]}${x.slice(2)}` === y;
  return turned || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
};

/** A term of the manual, and in how many chunks it is. */
export interface KnownTerm {
  readonly term: string;
  readonly chunks: number;
}

/**
 * What misspelt words were meant to be: of the manual's terms that begin with the same letter and are one slip
 * away the most frequent. A word that the manual has after all, or that no term is near to, is left out.
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
      const meant = frequent.find(({ term }) => term[0] === word[0] && isOneSlip(word, term));
      return meant ? [[word, meant.term] as const] : [];
    }),
  );
};
