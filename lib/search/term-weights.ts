import type { NewChunk } from "../library/new-chunk.ts";
import { firstSentence } from "./first-sentence.ts";
import { termsOf } from "./terms-of.ts";

export type IndexedText = Pick<
  NewChunk,
  "title" | "headingPath" | "address" | "innerAddresses" | "indexTerms" | "text" | "pageLead"
>;

interface Field {
  readonly weight: number;
  /** Share of the length that counts, as in BM25. */
  readonly lengthShare: number;
  /** Terms of a field of usual length, over the manuals that were measured. */
  readonly usualLength: number;
  readonly terms: (chunk: IndexedText) => string[];
}

/** File names and ids say what a section is about, in English even in a translated manual; numbered ones do not. */
const wordsOfAddresses = ({ address, innerAddresses }: IndexedText): string[] =>
  [address ?? "", ...innerAddresses]
    .join(" ")
    .replace(/\.x?html?\b|\.mdx?\b/giu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{2,}$/u.test(word));

const fields: readonly Field[] = [
  { weight: 3, lengthShare: 0.4, usualLength: 3, terms: ({ title }) => termsOf(title) },
  {
    ...{ weight: 1.5, lengthShare: 0.4, usualLength: 10 },
    terms: ({ headingPath }) => termsOf(headingPath.join("\n")),
  },
  {
    ...{ weight: 2, lengthShare: 0.3, usualLength: 2 },
    terms: ({ indexTerms }) => termsOf(indexTerms.join("\n")),
  },
  {
    ...{ weight: 1, lengthShare: 0.3, usualLength: 4 },
    terms: (chunk) => termsOf(wordsOfAddresses(chunk).join(" ")),
  },
  { weight: 1, lengthShare: 0.75, usualLength: 150, terms: ({ text }) => termsOf(text) },
  {
    ...{ weight: 0.7, lengthShare: 0.5, usualLength: 15 },
    terms: ({ text }) => termsOf(firstSentence(text)),
  },
];

/** What the page says first is what all its sections are about. */
const pageLeadField: Field = {
  ...{ weight: 1.3, lengthShare: 0.5, usualLength: 15 },
  terms: ({ pageLead }) => termsOf(pageLead),
};

/** From so many mentions on, one more says little. */
const saturation = 2;

const addField = (
  counts: Map<string, number>,
  { weight, lengthShare, usualLength, terms }: Field,
  chunk: IndexedText,
): void => {
  const found = terms(chunk);
  const share = weight / (1 - lengthShare + (lengthShare * found.length) / usualLength);
  for (const term of found) counts.set(term, (counts.get(term) ?? 0) + share);
};

/** What a chunk is about. */
export interface TermWeights {
  /** How much it is about each of its terms and of its page's, between 0 and 1. */
  readonly weights: ReadonlyMap<string, number>;
  /** The terms that stand in the chunk itself. */
  readonly own: ReadonlySet<string>;
}

/** How much a chunk is about each term: BM25F without the rarity of the terms, which only the pack as a whole knows. */
export const termWeights = (chunk: IndexedText): TermWeights => {
  const counts = new Map<string, number>();
  for (const field of fields) addField(counts, field, chunk);
  const own = new Set(counts.keys());
  addField(counts, pageLeadField, chunk);
  const weights = new Map([...counts].map(([term, count]) => [term, count / (count + saturation)]));
  return { weights, own };
};
