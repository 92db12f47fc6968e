import { firstSentence } from "../search/first-sentence.ts";
import type { ManualSection } from "./manual-section.ts";
import type { NewChunk } from "./new-chunk.ts";
import { splitText } from "./split-text.ts";
import { untaggedSections } from "./untagged-sections.ts";

/** What a model takes for one piece; embedding models take four times as much. */
const maxChunkTokens = 2_000;

/** Tokens of a text, about: four bytes each, which is two letters of Russian. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

/** A file of more sections is no page about one thing, but a manual. */
const mostSectionsOfPage = 50;

const pageOf = ({ address }: ManualSection): string | null => address?.split("#")[0] ?? null;

/** How a page begins that has so many sections; empty for a manual in one file. */
export const pageLeadOf = (firstText: string, sections: number): string =>
  sections > mostSectionsOfPage ? "" : firstSentence(firstText);

/** How each page begins. */
const pageLeads = (sections: readonly ManualSection[]): Map<string, string> => {
  const pages = Map.groupBy(sections, pageOf);
  const leads = new Map<string, string>();
  for (const [page, all] of pages) {
    const first = all.find(({ text }) => text.trim() !== "");
    if (page !== null && first) leads.set(page, pageLeadOf(first.text, all.length));
  }
  return leads;
};

/** Pieces of sections to store and search, in order, each with the titles above it. A long section becomes several. */
export const sectionChunks = (
  sections: readonly ManualSection[],
  { firstOrdinal = 0, maxTokens = maxChunkTokens } = {},
): NewChunk[] => {
  const chunks: NewChunk[] = [];
  const leads = pageLeads(sections);
  for (const section of sections.flatMap(untaggedSections)) {
    const parts = splitText(section.text, (text) => estimateTokens(text) <= maxTokens);
    for (const [index, text] of parts.entries()) {
      chunks.push({
        ...section,
        text,
        pageLead: leads.get(pageOf(section) ?? "") ?? "",
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
