import type { NewChunk } from "../library/new-chunk.ts";
import { termsOf } from "./terms-of.ts";

export type IndexedText = Pick<
  NewChunk,
  "title" | "headingPath" | "address" | "innerAddresses" | "indexTerms" | "text"
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
    ...{ weight: 1, lengthShare: 0.4, usualLength: 10 },
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
];

/** From so many mentions on, one more says little. */
const saturation = 2;

/**
 * How much a chunk is about each of its terms, between 0 and 1: BM25F without the rarity of the terms, which
 * only the pack as a whole knows.
 */
export const termWeights = (chunk: IndexedText): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { weight, lengthShare, usualLength, terms } of fields) {
    const found = terms(chunk);
    const share = weight / (1 - lengthShare + (lengthShare * found.length) / usualLength);
    for (const term of found) weights.set(term, (weights.get(term) ?? 0) + share);
  }
  for (const [term, count] of weights) weights.set(term, count / (count + saturation));
  return weights;
};
