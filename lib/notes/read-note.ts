import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import type { Span } from "#lib/schemas/quiz.ts";
import "#lib/blocks/linear-edits.ts";
import { limitNesting } from "#lib/blocks/limit-nesting.ts";
import type { Language } from "#lib/schemas/language.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";

/**
 * A Markdown parser's time grows faster than its text (1 MB at once: 13 s, in pieces of 16 kB:
 * 2.5 s), so that a note is parsed in pieces that are cut where no block can go on.
 */
const wantedLength = 16_000;

/** From here on a piece is cut inside a paragraph, a list or a table too. */
const longestLength = 48_000;

// Each space can be matched in one way only: otherwise a line of many quotation marks takes for ever.
const container = String.raw`^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*)*`;
const fenceOpening = new RegExp(`${container}(?:(\`{3,})[^\`]*|(~{3,})(?!~).*|(\\\${2,})[^$]*)$`);
/** A line that may close a fence of code or of a formula, with its marks. */
export const fenceClosing = /^[ \t>]*(`{3,}|~{3,}|\${2,})[ \t]*$/;

/** Pieces of a note in order; together they are the whole note. A fence is never cut. */
export const notePieces = (text: string): Span[] => {
  const pieces: Span[] = [];
  let start = 0;
  let fence: string | null = null;
  let afterBlank = false;
  for (const line of lines(text)) {
    if (fence === null && mayCut(text, line.start, line.start - start, afterBlank)) {
      pieces.push({ start, end: line.start });
      start = line.start;
    }
    const content = text.slice(line.start, line.end).trimEnd();
    fence = fenceAfter(content, fence);
    afterBlank = content.length === 0;
  }
  if (start < text.length) pieces.push({ start, end: text.length });
  return pieces;
};

/** More lines of front matter than these are none. */
const longestFrontMatter = 200;

/**
 * Where the front matter of a note ends that a program keeps there ("---", lines of "key: value", "---"), in UTF-16
 * units; 0 when it has none. Its fields are no words of the note.
 */
export const frontMatterEnd = (text: string): number => {
  let count = 0;
  for (const { start, end } of lines(text)) {
    const line = text
      .slice(start, end)
      .replace(/^\uFEFF/, "")
      .trimEnd();
    count += 1;
    if (count === 1 ? line !== "---" : count > longestFrontMatter) return 0;
    if (count > 2 && line === "---") return end;
    const isField = /^[\p{L}_][\p{L}\p{N}_ -]{0,40}:(?:\s|$)/u.test(line);
    if (count > 1 && !isField && (count === 2 || !/^(?:\s|- |#|\]|$)/.test(line))) return 0;
  }
  return 0;
};

const mayCut = (text: string, at: number, length: number, afterBlank: boolean): boolean => {
  if (length < wantedLength) return false;
  if (!afterBlank && length < longestLength) return false;
  return !/\s/.test(text.charAt(at));
};

const fenceAfter = (line: string, fence: string | null): string | null => {
  if (fence === null) {
    const opening = fenceOpening.exec(line);
    return opening ? (opening[1] ?? opening[2] ?? opening[3] ?? null) : null;
  }
  const closing = fenceClosing.exec(line)?.[1];
  return closing?.startsWith(fence) ? null : fence;
};

/** Lines with their offsets, without their ending; an ending is LF, CRLF or CR. */
function* lines(text: string): Generator<Span> {
  const ending = /\r\n|\n|\r/g;
  let start = 0;
  for (let match = ending.exec(text); match; match = ending.exec(text)) {
    yield { start, end: match.index };
    start = match.index + match[0].length;
  }
  if (start < text.length) yield { start, end: text.length };
}

/**
 * Constructs inside a paragraph. Only blocks are wanted here, and some of these are slow on
 * unlucky texts (a line with many lone backticks takes quadratic time).
 */
const inlineConstructs = [
  "attention",
  "autolink",
  "characterEscape",
  "characterReference",
  "codeText",
  "emailAutolink",
  "gfmFootnoteCall",
  "gfmPotentialFootnoteCall",
  "hardBreakEscape",
  "htmlText",
  "labelEnd",
  "labelStartImage",
  "labelStartLink",
  "mathText",
  "protocolAutolink",
  "strikethrough",
  "tasklistCheck",
  "wwwAutolink",
];

type Root = ReturnType<typeof fromMarkdown>;

/** Any node of a Markdown tree. */
export type MarkdownNode = Root | Root["children"][number];

/** The blocks of a Markdown text; the text inside them is left as it stands. Take texts from the note
 * by offsets and not from the tree. */
export const parseBlocks = (text: string): Root =>
  fromMarkdown(limitNesting(text), {
    extensions: [gfm(), math(), { disable: { null: inlineConstructs } }],
    mdastExtensions: [
      gfmFromMarkdown().filter((extension) => !extension.transforms),
      mathFromMarkdown(),
    ],
  });

/**
 * The lines of a code block without its fences, as offsets into the note.
 *
 * The span begins at a line's start, so that the block's own indentation (in a list, or of an
 * indented block) is the same on every line; nothing is taken away or added.
 *
 * @param block offsets of the whole block as the parser gives them.
 * @returns null when the block has no line of code.
 */
const codeContentSpan = (note: string, block: Span): Span | null => {
  const opening = /^(`{3,}|~{3,})/.exec(note.slice(block.start, block.start + 200))?.[1];
  if (opening === undefined) return nonEmpty(note, lineStart(note, block.start), block.end);
  const start = nextLine(note, block.start);
  if (start === null || start > block.end) return null;
  const last = lineStart(note, block.end);
  const closed = last >= start && closes(note.slice(last, block.end), opening);
  return nonEmpty(note, start, closed ? withoutLineEnding(note, last) : block.end);
};

const closes = (line: string, opening: string): boolean => {
  const fence = line.replace(/^[ \t>]+/, "").trimEnd();
  return fence.startsWith(opening) && new Set(fence).size === 1;
};

const nonEmpty = (note: string, start: number, end: number): Span | null =>
  end > start && note.slice(start, end).trim() !== "" ? { start, end } : null;

const isLineEnd = (character: string): boolean => character === "\n" || character === "\r";

const lineStart = (note: string, offset: number): number => {
  let start = offset;
  while (start > 0 && !isLineEnd(note.charAt(start - 1))) start -= 1;
  return start;
};

const nextLine = (note: string, offset: number): number | null => {
  let end = offset;
  while (end < note.length && !isLineEnd(note.charAt(end))) end += 1;
  if (end >= note.length) return null;
  return note.startsWith("\r\n", end) ? end + 2 : end + 1;
};

const withoutLineEnding = (note: string, lineStartOffset: number): number => {
  if (lineStartOffset >= 2 && note.startsWith("\r\n", lineStartOffset - 2)) {
    return lineStartOffset - 2;
  }
  return lineStartOffset - 1;
};

/** A sentence of the note, numbered from 1. `text` is `note.slice(start, end)`. */
export interface NoteSentence extends Span {
  readonly kind: "sentence";
  readonly number: number;
  readonly text: string;
  /** Sentences of the same paragraph, list item or table row have the same block. */
  readonly block: number;
  readonly role: "text" | "item" | "row" | "formula";
  /** Number of the header row without which a row of a table cannot be understood; null for all else. */
  readonly header: number | null;
}

/** A code block of the note, numbered from 1. `code` is `note.slice(start, end)`, fences left out. */
export interface NoteCode extends Span {
  readonly kind: "code";
  readonly number: number;
  readonly code: string;
  /** The word after the opening fence, in lower case. */
  readonly language: string | null;
}

export interface NoteHeading extends Span {
  readonly kind: "heading";
  readonly depth: number;
  readonly text: string;
}

export type NoteItem = NoteSentence | NoteCode | NoteHeading;

/** A note with everything that can be pointed at. All offsets are UTF-16 units of the unchanged text. */
export interface ReadNote {
  /** With spaces in the place of pictures, which are no words. */
  readonly text: string;
  readonly language: Language;
  /** Sentences, code blocks and headings in the note's order. */
  readonly items: readonly NoteItem[];
  readonly sentences: readonly NoteSentence[];
  readonly codeBlocks: readonly NoteCode[];
  readonly headings: readonly NoteHeading[];
  readonly listItems: readonly Span[];
}

/** Numbers the sentences and code blocks of a Markdown note. About 2.5 s for 1 MB. */
export const readNote = (text: string, language: Language = noteLanguage(text)): ReadNote => {
  const reader = new NoteReader(text, language);
  for (const piece of notePieces(text)) reader.readPiece(piece);
  return reader.result();
};

/** `readNote` for a long note inside a server: lets other work run between the pieces. */
export const readNoteInTurns = async (text: string, language: Language): Promise<ReadNote> => {
  const reader = new NoteReader(text, language);
  for (const piece of notePieces(text)) {
    reader.readPiece(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return reader.result();
};

class NoteReader {
  readonly #text: string;
  readonly #language: Language;
  readonly #items: NoteItem[] = [];
  readonly #sentences: NoteSentence[] = [];
  readonly #codeBlocks: NoteCode[] = [];
  readonly #headings: NoteHeading[] = [];
  readonly #listItems: Span[] = [];
  /** Where the note's own words begin. */
  readonly #begin: number;
  #blocks = 0;

  constructor(text: string, language: Language) {
    this.#text = blankPictures(text);
    this.#begin = frontMatterEnd(text);
    this.#language = language;
  }

  result(): ReadNote {
    return {
      text: this.#text,
      language: this.#language,
      items: this.#items,
      sentences: this.#sentences,
      codeBlocks: this.#codeBlocks,
      headings: this.#headings,
      listItems: this.#listItems,
    };
  }

  readPiece(piece: Span): void {
    // The parser drops a byte order mark and does not count it.
    const from = this.#text.charCodeAt(piece.start) === 0xfeff ? piece.start + 1 : piece.start;
    const open: { node: MarkdownNode; inItem: boolean }[] = [
      { node: parseBlocks(this.#text.slice(from, piece.end)), inItem: false },
    ];
    for (let next = open.pop(); next; next = open.pop()) {
      const { node } = next;
      const inItem = next.inItem || node.type === "listItem";
      const span = offsets(node, from);
      if (span && node.type !== "root" && span.start < this.#begin) continue;
      if (span && this.#readBlock(node, span, inItem)) continue;
      if (!("children" in node)) continue;
      for (const child of node.children.toReversed()) open.push({ node: child, inItem });
    }
  }

  /** True when the block was read to its end, so that its children are not wanted. */
  #readBlock(node: MarkdownNode, span: Span, inItem: boolean): boolean {
    switch (node.type) {
      case "listItem":
        this.#listItems.push(span);
        return false;
      case "code":
        this.#addCode(span, node.lang ?? null);
        return true;
      case "heading":
        this.#addHeading(node, span);
        return true;
      case "paragraph":
      case "html":
        this.#addSentences(span, inItem ? "item" : "text");
        return true;
      case "table":
        this.#addTable(node, span);
        return true;
      case "math":
        this.#addWhole(span, "formula", null);
        return true;
      case "definition":
        return true;
      default:
        return false;
    }
  }

  #addSentences(block: Span, role: NoteSentence["role"]): void {
    this.#blocks += 1;
    for (const part of splitSentences(this.#text.slice(block.start, block.end), this.#language)) {
      const span = { start: block.start + part.start, end: block.start + part.end };
      this.#addSentence(span, role, null);
    }
  }

  #addTable(table: Extract<MarkdownNode, { type: "table" }>, { start }: Span): void {
    const base = start - (table.position?.start.offset ?? 0);
    let header: number | null = null;
    table.children.forEach((row, index) => {
      const span = offsets(row, base);
      const isSentence = span !== null && this.#addWhole(span, "row", header);
      if (index === 0 && isSentence) header = this.#sentences.length;
    });
  }

  /** False when the block has no letter or digit and so is no sentence. */
  #addWhole(span: Span, role: NoteSentence["role"], header: number | null): boolean {
    this.#blocks += 1;
    const isSentence = /[\p{L}\p{N}]/u.test(this.#text.slice(span.start, span.end));
    if (isSentence) this.#addSentence(span, role, header);
    return isSentence;
  }

  #addSentence({ start, end }: Span, role: NoteSentence["role"], header: number | null): void {
    const sentence: NoteSentence = {
      kind: "sentence",
      number: this.#sentences.length + 1,
      start,
      end,
      text: this.#text.slice(start, end),
      block: this.#blocks,
      role,
      header,
    };
    this.#sentences.push(sentence);
    this.#items.push(sentence);
  }

  #addCode(block: Span, language: string | null): void {
    const span = codeContentSpan(this.#text, block);
    if (!span) return;
    const code: NoteCode = {
      kind: "code",
      number: this.#codeBlocks.length + 1,
      ...span,
      code: this.#text.slice(span.start, span.end),
      language: language?.toLowerCase() ?? null,
    };
    this.#codeBlocks.push(code);
    this.#items.push(code);
  }

  #addHeading(node: Extract<MarkdownNode, { type: "heading" }>, block: Span): void {
    const first = node.children[0]?.position?.start.offset;
    const last = node.children.at(-1)?.position?.end.offset;
    const blockStart = node.position?.start.offset;
    if (first === undefined || last === undefined || blockStart === undefined) return;
    const start = block.start + (first - blockStart);
    const end = start + (last - first);
    const heading: NoteHeading = {
      kind: "heading",
      depth: node.depth,
      start,
      end,
      text: this.#text.slice(start, end),
    };
    this.#headings.push(heading);
    this.#items.push(heading);
  }
}

const offsets = (node: MarkdownNode, base: number): Span | null => {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? null : { start: base + start, end: base + end };
};
