import { firstSentence } from "#lib/search/index-chunk.ts";
import { isBoxTitle } from "./html/html-tree.ts";
import type { NewChunk } from "./new-chunk.ts";

/** Whether a text is short enough for one piece. */
type Fits = (text: string) => boolean;

const fence = /^[ \t]*(`{3,}|~{3,})/u;

/** Blocks of a Markdown text: what blank lines part, code in fences kept whole. */
const blocksOf = (text: string): string[] => {
  const blocks: string[] = [];
  let lines: string[] = [];
  let open: string | null = null;
  for (const line of text.split("\n")) {
    const sign = fence.exec(line)?.[1];
    if (sign !== undefined && open === null) open = sign;
    else if (sign !== undefined && open !== null && line.trim().startsWith(open)) open = null;
    if (line.trim() !== "" || open !== null) lines.push(line);
    else if (lines.length > 0) {
      blocks.push(lines.join("\n"));
      lines = [];
    }
  }
  if (lines.length > 0) blocks.push(lines.join("\n"));
  return blocks;
};

/** Pieces put together as long as they fit, in order. */
const pack = (pieces: readonly string[], between: string, fits: Fits): string[] => {
  const packed: string[] = [];
  let open: string | null = null;
  for (const piece of pieces) {
    const longer: string = open === null ? piece : `${open}${between}${piece}`;
    if (open !== null && !fits(longer)) {
      packed.push(open);
      open = piece;
    } else open = longer;
  }
  if (open !== null) packed.push(open);
  return packed;
};

const cutHard = (text: string, fits: Fits): string[] => {
  if (fits(text) || text.length < 2) return [text];
  let middle = text.lastIndexOf(" ", Math.floor(text.length / 2));
  if (middle <= 0) middle = Math.floor(text.length / 2);
  // Two halves of a letter are none.
  if (text.charCodeAt(middle) >= 0xdc00 && text.charCodeAt(middle) <= 0xdfff) middle += 1;
  return [text.slice(0, middle), text.slice(middle)].flatMap((half) => cutHard(half, fits));
};

/** Not `splitSentences`: every letter of a manual stays, in whatever language it is. */
const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

const bySentences = (text: string, fits: Fits): string[] => {
  const all = [...sentences.segment(text)].flatMap(({ segment }) => cutHard(segment, fits));
  return pack(all, "", fits).map((piece) => piece.trim());
};

/** Whether a block is a table: a head, a line of dashes, and rows. */
const isTableBlock = (block: string): boolean => {
  const [head = "", dashes = "x"] = block.split("\n", 2);
  return /^\s*\|/u.test(head) && /^[\s|:-]+$/u.test(dashes);
};

/** Every piece of a table has its head, every piece of code its fences. */
const byLines = (text: string, fits: Fits): string[] => {
  const lines = text.split("\n");
  const isCode = fence.test(lines[0] ?? "");
  const isTable = !isCode && isTableBlock(text);
  if (!isCode && !isTable) {
    return pack(
      lines.flatMap((line) => (fits(line) ? [line] : bySentences(line, fits))),
      "\n",
      fits,
    );
  }
  const head = isTable ? `${lines.slice(0, 2).join("\n")}\n` : `${lines[0]}\n`;
  const sign = fence.exec(lines[0] ?? "")?.[0] ?? "";
  const isClosed = isCode && lines.length > 1 && (lines.at(-1) ?? "").trim() === sign.trim();
  const tail = isCode ? `\n${sign}` : "";
  const rows = lines.slice(isTable ? 2 : 1, isClosed ? -1 : undefined);
  const wrapped = (piece: string) => `${head}${piece}${tail}`;
  const fitsWrapped: Fits = (piece) => fits(wrapped(piece));
  // A head as long as a piece is left with the first one.
  if (!fitsWrapped("x".repeat(100)))
    return pack(
      lines.flatMap((line) => cutHard(line, fits)),
      "\n",
      fits,
    );
  const pieces = rows.flatMap((row) => cutHard(row, fitsWrapped));
  return pack(pieces, "\n", fitsWrapped).map(wrapped);
};

/** Shorter tables are read as one. */
const leastTable = 1_000;
/** Letters of the rows of one piece, about: a row of a long table says something of its own. */
const rowsOfPiece = 400;

/** The rows of a long table, some together, each time under its head; the block itself when it is none. */
const byRows = (block: string): string[] => {
  if (block.length < leastTable || !isTableBlock(block)) return [block];
  const lines = block.split("\n");
  const head = lines.slice(0, 2).join("\n");
  const groups = pack(lines.slice(2), "\n", (rows) => rows.length <= rowsOfPiece);
  return groups.length < 2 ? [block] : groups.map((rows) => `${head}\n${rows}`);
};

/**
 * Cuts a Markdown text into pieces that fit: between its blocks, then lines, then sentences, then words. The rows of a
 * long table are pieces of their own in any case.
 */
export const splitText = (text: string, fits: Fits): string[] => {
  const pieces: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) pieces.push(...inPieces(open.join("\n\n"), fits));
    open = [];
  };
  for (const block of blocksOf(text)) {
    const rows = byRows(block);
    if (rows.length === 1) open.push(block);
    else {
      close();
      pieces.push(...rows.flatMap((piece) => inPieces(piece, fits)));
    }
  }
  // Without a table the text stays as it is written.
  if (pieces.length === 0) return inPieces(text, fits);
  close();
  return pieces;
};

const inPieces = (text: string, fits: Fits): string[] => {
  if (fits(text)) return [text];
  const blocks = blocksOf(text).flatMap((block) => (fits(block) ? [block] : byLines(block, fits)));
  return pack(blocks, "\n\n", fits);
};

/** The pieces of a text as one again: a table that was cut has its head once. */
export const joinPieces = (pieces: readonly string[]): string =>
  pieces.reduce((text, piece) => {
    const last = blocksOf(text.slice(text.lastIndexOf("\n\n") + 1)).at(-1) ?? "";
    const [head, dashes, ...rows] = piece.split("\n");
    const goesOn =
      isTableBlock(piece) && isTableBlock(last) && last.startsWith(`${head}\n${dashes}\n`);
    if (goesOn) return `${text}\n${rows.join("\n")}`;
    return text === "" ? piece : `${text}\n\n${piece}`;
  }, "");

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
