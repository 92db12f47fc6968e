import { termPlace, termPlaces } from "./term-place.ts";
import { type IndexedText, termWeights } from "./term-weights.ts";

/** What is stored of a chunk to search it by. */
export interface ChunkWords {
  /** The terms that stand in it, each once: by them it is found, and their rarity is counted. */
  readonly terms: readonly string[];
  /** How much the chunk is about each of them and of its page's, as pgvector's `sparsevec` in text form; see `termWeights`. */
  readonly weights: string;
}

/**
 * Rises when the same text gives other terms or weights than before: manuals that were indexed by another version are
 * indexed again in the background.
 */
export const indexVersion = 2;

/** At most so many terms of a chunk are searched, the weightiest; `sparsevec` ends at 16,000. */
const mostTerms = 4_000;

/** What `indexChunks` stores. */
export const indexChunk = (chunk: IndexedText): ChunkWords => {
  const about = termWeights(chunk);
  const weights = [...about.weights].sort(([, a], [, b]) => b - a).slice(0, mostTerms);
  const places = new Map(weights.map(([term, weight]) => [termPlace(term), weight]));
  const cells = [...places].sort(([a], [b]) => a - b);
  return {
    terms: weights.flatMap(([term]) => (about.own.has(term) ? [term] : [])),
    weights: `{${cells.map(([place, weight]) => `${place}:${weight.toFixed(4)}`).join(",")}}/${termPlaces}`,
  };
};
