import { termsOf } from "./terms-of.ts";
import { isOnTrouble, troubleTerm } from "./trouble.ts";

/** 20 letters at least, as "E.g." and "1." end none, and some 300 at most. */
const sentence = /^.{20,300}?[.!?:](?=\s|$)/u;

/**
 * How a text begins: its first sentence without code, pictures and the addresses of links, some 300 letters at most.
 * A text of no full stop gives its first 200 letters. A rule and not `splitSentences`: a manual may be in any language.
 */
export const firstSentence = (markdown: string): string => {
  const plain = markdown
    .replace(/```[\s\S]*?```/gu, " ")
    .replace(/!\[[^[\]]*\]\([^[)]*\)/gu, " ")
    .replace(/\]\([^\])]*\)/gu, "]")
    .replace(/\s+/gu, " ")
    .trim();
  return sentence.exec(plain)?.[0] ?? plain.slice(0, 200);
};

/** What of a chunk is searched by its words. */
export interface IndexedText {
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly address: string | null;
  readonly innerAddresses: readonly string[];
  readonly indexTerms: readonly string[];
  /** How the page begins on which it stands, which tells what the page is about; empty where nothing does. */
  readonly pageLead: string;
  /** Markdown without the heading. */
  readonly text: string;
}

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

/** Of the sparse vectors of terms: so many that two of a manual's 50,000 terms hardly ever share a place. */
export const termPlaces = 1_000_000_000;

/** The place of a term in the vectors, from 1, by a hash. */
export const termPlace = (term: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < term.length; index += 1)
    hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (((hash ^ (hash >>> 16)) >>> 0) % termPlaces) + 1;
};

/** What is stored of a chunk to search it by. */
export interface ChunkWords {
  /** The terms that stand in it, each once, and `troubleTerm`: by them it is found, and their rarity is counted. */
  readonly terms: readonly string[];
  /** How much the chunk is about each of them and of its page's, as pgvector's `sparsevec` in text form; see `termWeights`. */
  readonly weights: string;
}

/**
 * Rises when the same text gives other terms or weights than before, or other sections are joined: manuals that were indexed
 * by another version are indexed again in the background.
 */
export const indexVersion = 4;

/** At most so many terms of a chunk are searched, the weightiest; `sparsevec` ends at 16,000. */
const mostTerms = 4_000;

/** What `indexChunks` stores. */
export const indexChunk = (chunk: IndexedText): ChunkWords => {
  const about = termWeights(chunk);
  const weights = [...about.weights].sort(([, a], [, b]) => b - a).slice(0, mostTerms);
  const places = new Map(weights.map(([term, weight]) => [termPlace(term), weight]));
  const cells = [...places].sort(([a], [b]) => a - b);
  return {
    terms: [
      ...weights.flatMap(([term]) => (about.own.has(term) ? [term] : [])),
      ...(isOnTrouble([...chunk.headingPath, chunk.title]) ? [troubleTerm] : []),
    ],
    weights: `{${cells.map(([place, weight]) => `${place}:${weight.toFixed(4)}`).join(",")}}/${termPlaces}`,
  };
};
