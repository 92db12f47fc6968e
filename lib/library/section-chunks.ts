import type { ManualSection } from "./manual-section.ts";
import type { NewChunk } from "./new-chunk.ts";
import { splitText } from "./split-text.ts";

/** What a model takes for one piece; embedding models take four times as much. */
const maxChunkTokens = 2_000;

/** Tokens of a text, about: four bytes each, which is two letters of Russian. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

/** Pieces of sections to store and search, in order, each with the titles above it. A long section becomes several. */
export const sectionChunks = (
  sections: readonly ManualSection[],
  { firstOrdinal = 0, maxTokens = maxChunkTokens } = {},
): NewChunk[] => {
  const chunks: NewChunk[] = [];
  for (const section of sections) {
    const parts = splitText(section.text, (text) => estimateTokens(text) <= maxTokens);
    for (const [index, text] of parts.entries()) {
      chunks.push({
        ...section,
        text,
        ordinal: firstOrdinal + chunks.length,
        kind: "manual",
        part: index + 1,
        totalParts: parts.length,
        ...{ since: null, until: null, editions: [], difference: null, given: null },
      });
    }
  }
  return chunks;
};
