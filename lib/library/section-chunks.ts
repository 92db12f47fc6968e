import { firstSentence } from "#lib/search/index-chunk.ts";
import { isBoxTitle } from "./html/html-tree.ts";
import type { NewChunk } from "./new-chunk.ts";
import { blocksOf, splitText } from "./split-text.ts";

/** A section of a manual under one heading, without its subsections: what every reader of a format makes. */
export interface ManualSection {
  /**
   * Address inside the manual: the file's path with `/`, and `#id` of the heading where it has one. The first
   * section of a file has no `#id` unless its heading bears one.
   */
  readonly address: string | null;
  /** Page of a PDF on which it begins, from 1. */
  readonly page: number | null;
  readonly title: string;
  /** Titles above it, the manual's own first. */
  readonly headingPath: readonly string[];
  /** Markdown without the heading. */
  readonly text: string;
  /** Other addresses (ids) that stand inside the section, so that links to them find it. */
  readonly innerAddresses: readonly string[];
  /** Words under which the manual's own index lists it. */
  readonly indexTerms: readonly string[];
}

/** A section that is no longer is one passage, whatever lines in it are bold. */
const leastSection = 1_000;
/** A part that is shorter goes with the one before it. */
const leastPart = 200;
const longestTitle = 90;

/** A bold line that stands alone; one that ends as a sentence does is said with emphasis. */
const boldLine = /^\*\*([^*\n]+)\*\*:?$/u;
/** What figures and tables are called, and what examples and notes are headed by. */
const caption =
  /^(?:figure|fig\.|table|example|listing|рис|рисунок|таблица|пример|листинг|notes?|tips?|warnings?|примечани[ея]|внимание|советы?)(?!\p{L})/iu;

const titleOf = (block: string): string | null => {
  const title = boldLine.exec(block)?.[1]?.trim().replace(/:$/u, "") ?? "";
  if (title === "" || title.length > longestTitle || !/\p{L}{2}/u.test(title)) return null;
  return /[.!?…]$/u.test(title) || caption.test(title) || isBoxTitle(title) ? null : title;
};

/**
 * A long section in parts at its lines in bold, which head what follows them though no tag says so. Each has the
 * section's address and stands below it; what stands before the first is the section itself.
 */
const untaggedSections = (section: ManualSection): ManualSection[] => {
  if (section.text.length < leastSection) return [section];
  const parts: { title: string | null; blocks: string[]; length: number }[] = [
    { title: null, blocks: [], length: 0 },
  ];
  const blocks = blocksOf(section.text);
  for (const [at, block] of blocks.entries()) {
    const title = titleOf(block);
    const open = parts.at(-1);
    const isLast = at === blocks.length - 1;
    const isFull = open && (open.length >= leastPart || (open.length === 0 && open.title === null));
    if (title !== null && !isLast && isFull) parts.push({ title, blocks: [], length: 0 });
    else if (open) {
      open.blocks.push(block);
      open.length += block.length;
    }
  }
  const told = parts.filter(({ length }) => length > 0);
  if (told.length < 2) return [section];
  const headingPath = [...section.headingPath, section.title];
  return told.map(({ title, blocks }) =>
    title === null
      ? { ...section, text: blocks.join("\n\n") }
      : { ...section, headingPath, title, text: blocks.join("\n\n"), indexTerms: [] },
  );
};

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
