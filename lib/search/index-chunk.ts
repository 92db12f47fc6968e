import type { NewChunk } from "../library/new-chunk.ts";
import { stemsOf } from "./stems-of.ts";
import { termPlace, termPlaces } from "./term-place.ts";

export type IndexedText = Pick<
  NewChunk,
  "title" | "headingPath" | "address" | "innerAddresses" | "indexTerms" | "text"
>;

/** What is stored of a chunk to search it by. */
export interface ChunkWords {
  /** Its terms, each once. */
  readonly terms: readonly string[];
  /** How much the chunk is about each, as pgvector's `sparsevec` in text form; see `termWeights`. */
  readonly weights: string;
}

interface Field {
  readonly weight: number;
  /** Share of the length that counts, as in BM25. */
  readonly lengthShare: number;
  /** Stems of a field of usual length, over the three manuals that the weights were measured on. */
  readonly usualLength: number;
}

const fields = {
  title: { weight: 4, lengthShare: 0.3, usualLength: 4 },
  path: { weight: 1, lengthShare: 0.3, usualLength: 12 },
  index: { weight: 2, lengthShare: 0.3, usualLength: 4 },
  address: { weight: 1, lengthShare: 0.3, usualLength: 6 },
  text: { weight: 1, lengthShare: 0.6, usualLength: 120 },
} as const satisfies Record<string, Field>;

/** From so many times a term is mentioned, one more says little. */
const saturation = 1.2;

const fieldStems = (chunk: IndexedText): Record<keyof typeof fields, string[]> => ({
  title: stemsOf(chunk.title),
  path: stemsOf(chunk.headingPath.join("\n")),
  index: stemsOf(chunk.indexTerms.join("\n")),
  address: stemsOf(
    [chunk.address ?? "", ...chunk.innerAddresses].join("\n").replace(/\.\w+#?/gu, " "),
  ),
  text: stemsOf(chunk.text),
});

/** How much a chunk is about each of its terms, between 0 and 1: BM25F without the rarity, which the pack knows. */
export const termWeights = (chunk: IndexedText): Map<string, number> => {
  const counts = new Map<string, number>();
  const stems = fieldStems(chunk);
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const { weight, lengthShare, usualLength } = fields[name];
    const share = weight / (1 - lengthShare + (lengthShare * stems[name].length) / usualLength);
    for (const stem of stems[name]) counts.set(stem, (counts.get(stem) ?? 0) + share);
  }
  for (const [term, count] of counts) counts.set(term, count / (count + saturation));
  return counts;
};

/** At most so many terms of a chunk are searched, the weightiest: a limit of `sparsevec` is 16,000. */
const mostTerms = 4_000;

/** What `indexChunks` stores. */
export const indexChunk = (chunk: IndexedText): ChunkWords => {
  const weights = [...termWeights(chunk)].sort(([, a], [, b]) => b - a).slice(0, mostTerms);
  const places = new Map(weights.map(([term, weight]) => [termPlace(term), weight]));
  const cells = [...places].sort(([a], [b]) => a - b);
  return {
    terms: weights.map(([term]) => term),
    weights: `{${cells.map(([place, weight]) => `${place}:${weight.toFixed(4)}`).join(",")}}/${termPlaces}`,
  };
};
