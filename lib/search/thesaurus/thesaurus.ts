import { stopTerms } from "../stop-terms.ts";
import { termsOf } from "../terms-of.ts";
import { actions } from "./actions.ts";
import { things } from "./things.ts";
import { windows } from "./windows.ts";

const texts = [actions, things, windows];

/** A word or a phrase as terms, stop words included: "get rid of". */
type Phrase = readonly string[];

/** Terms that say something together; of a phrase those that tell. */
export type Terms = readonly string[];

const groups: readonly (readonly Phrase[])[] = texts
  .flatMap((text) => text.split("\n"))
  .filter((line) => line.trim() !== "")
  .map((line) =>
    line
      .split(/[;,]/u)
      .map(termsOf)
      .filter(({ length }) => length > 0),
  );

const tellingOf = (phrase: Phrase): Terms => [
  ...new Set(phrase.filter((term) => !stopTerms.has(term))),
];

interface Entry {
  readonly phrase: Phrase;
  readonly telling: Terms;
  readonly group: number;
}

const entries: readonly Entry[] = groups.flatMap((phrases, group) =>
  phrases.map((phrase) => ({ phrase, telling: tellingOf(phrase), group })),
);
const byFirst = Map.groupBy(entries, ({ phrase }) => phrase[0]);
const byFirstTelling = Map.groupBy(entries, ({ telling }) => telling[0]);

const keyOf = (terms: Terms): string => terms.toSorted().join(" ");

/** What the groups say, each phrase once. */
const saidBy = (numbers: Iterable<number>): Terms[] => {
  const said = new Map<string, Terms>();
  for (const number of numbers) {
    for (const terms of (groups[number] ?? []).map(tellingOf)) {
      if (terms.length > 0) said.set(keyOf(terms), terms);
    }
  }
  return [...said.values()];
};

/** What may be said for a word, the word itself too, and in how many groups it is, which is how many meanings it has. */
export const synonymsOf = (term: string): { groups: number; said: readonly Terms[] } => {
  const own = (byFirst.get(term) ?? []).filter(({ phrase }) => phrase.length === 1);
  return { groups: own.length, said: saidBy(own.map(({ group }) => group)) };
};

/** Phrases of which the question has all telling words, in any order; "get rid of" and the like only as they stand. */
const phrasesAt = (terms: Terms, at: number, has: ReadonlySet<string>): Entry[] => {
  const standing = (byFirst.get(terms[at]) ?? []).filter(
    ({ phrase }) => phrase.length > 1 && phrase.every((term, index) => terms[at + index] === term),
  );
  const scattered = (byFirstTelling.get(terms[at]) ?? []).filter(
    ({ telling }) => telling.length > 1 && telling.every((term) => has.has(term)),
  );
  return [...standing, ...scattered];
};

/** For each phrase of several words in a question, what may be said for it. */
export const phrasesIn = (terms: Terms): (readonly Terms[])[] => {
  const has = new Set(terms);
  const found = terms.flatMap((_, at) => phrasesAt(terms, at, has));
  const byWords = Map.groupBy(found, ({ telling }) => keyOf(telling));
  return [...byWords.values()].map((same) => saidBy(new Set(same.map(({ group }) => group))));
};
