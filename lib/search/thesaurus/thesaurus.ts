import { stopTerms } from "../stop-terms.ts";
import { termsOf } from "../terms-of.ts";
import { actions } from "./actions.ts";
import { graphics } from "./graphics.ts";
import { officeAndSound } from "./office-and-sound.ts";
import { systems } from "./systems.ts";
import { things } from "./things.ts";

/** A word or a phrase as terms, stop words included: "get rid of". */
type Phrase = readonly string[];

interface Thesaurus {
  readonly groups: readonly (readonly Phrase[])[];
  /** The phrases that begin with a term, and the numbers of their groups. */
  readonly byFirst: ReadonlyMap<string, readonly { phrase: Phrase; group: number }[]>;
}

const made = (lines: readonly string[]): Thesaurus => {
  const groups = lines.map((line) =>
    line
      .split(/[;,]/u)
      .map(termsOf)
      .filter(({ length }) => length > 0),
  );
  const byFirst = new Map<string, { phrase: Phrase; group: number }[]>();
  for (const [group, phrases] of groups.entries()) {
    for (const phrase of phrases) {
      const first = phrase[0] ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, group }]);
    }
  }
  return { groups, byFirst };
};

const { groups, byFirst } = made(
  [actions, things, graphics, systems, officeAndSound]
    .flatMap((text) => text.split("\n"))
    .filter((line) => line.trim() !== ""),
);

const telling = (phrase: Phrase): string[] => phrase.filter((term) => !stopTerms.has(term));

/** The words that may stand for a term, each with the number of groups in which both are, and in how many the term is. */
export const synonymsOf = (term: string): { count: number; shared: Map<string, number> } => {
  const own = (byFirst.get(term) ?? []).filter(({ phrase }) => phrase.length === 1);
  const shared = new Map<string, number>();
  for (const { group } of own) {
    for (const phrase of groups[group] ?? []) {
      const [other, ...more] = telling(phrase);
      if (other === undefined || more.length > 0 || other === term) continue;
      shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  return { count: own.length, shared };
};

/** Terms of a phrase of which one alone says half of it. */
const partWeight = 0.5;

/** The phrases of several words that begin at a place of a text, each with the groups that hold it. */
const phrasesAt = (terms: readonly string[], at: number): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  for (const { phrase, group } of byFirst.get(terms[at] ?? "") ?? []) {
    const there = phrase.length > 1 && phrase.every((term, index) => terms[at + index] === term);
    if (there) found.set(phrase.length, [...(found.get(phrase.length) ?? []), group]);
  }
  return found;
};

/** All terms of groups, and what finding each says. */
const termsOfGroups = (numbers: readonly number[]): Map<string, number> => {
  const meant = new Map<string, number>();
  for (const phrase of numbers.flatMap((number) => groups[number] ?? [])) {
    const kept = telling(phrase);
    const weight = kept.length > 1 ? partWeight : 1;
    for (const term of kept) meant.set(term, Math.max(meant.get(term) ?? 0, weight));
  }
  return meant;
};

/** For each phrase of several words in a text, the terms that may stand for it. */
export const phrasesIn = (terms: readonly string[]): Map<string, number>[] =>
  terms.flatMap((_, at) => [...phrasesAt(terms, at).values()].map(termsOfGroups));
