import type { MarkdownLine } from "./markdown-lines.ts";
import { columnsOf } from "./markdown-lines.ts";

/** What a line opens at the top level, as CommonMark, its tables and its formulas have it. */
type Opener =
  | { readonly kind: "heading" | "rule" | "quote" }
  | { readonly kind: "code" | "math"; readonly fence: string }
  | ListOpener;

interface ListOpener {
  readonly kind: "list";
  /** `-`, `+`, `*`, `.` or `)`: items with the same one make one list. */
  readonly marker: string;
  /** Columns from which on a line belongs to the item. */
  readonly content: number;
  readonly empty: boolean;
  /** Only such an item may follow a paragraph without a blank line. */
  readonly interrupts: boolean;
}

const heading = /^#{1,6}(?:[ \t]|$)/;
const codeFence = /^(?:(`{3,})[^`]*|(~{3,})(?!~).*)$/;
const mathFence = /^(\${2,})[^$]*$/;
const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const item = /^([-+*]|\d{1,9}[.)])(?:([ \t]+)(?![ \t])(.*))?$/;

const listOpener = (line: MarkdownLine): ListOpener | null => {
  const match = item.exec(line.text);
  const mark = match?.[1];
  if (!match || mark === undefined) return null;
  const [, , space = "", rest = ""] = match;
  const afterMark = line.indent + mark.length;
  const gap = columnsOf(space, afterMark);
  const empty = rest === "";
  return {
    kind: "list",
    marker: mark.at(-1) ?? mark,
    // Five columns and more are one column and an indented code.
    content: afterMark + (empty || gap > 4 ? 1 : gap),
    empty,
    interrupts: !empty && (mark.length === 1 || /^1[.)]$/.test(mark)),
  };
};

/** What the line opens; null for one that only goes on, or is plain text. */
const blockOpener = (line: MarkdownLine): Opener | null => {
  if (line.indent > 3) return null;
  const { text } = line;
  if (heading.test(text)) return { kind: "heading" };
  const code = codeFence.exec(text);
  if (code) return { kind: "code", fence: code[1] ?? code[2] ?? "" };
  const math = mathFence.exec(text);
  if (math) return { kind: "math", fence: math[1] ?? "" };
  if (rule.test(text)) return { kind: "rule" };
  if (text.startsWith(">")) return { kind: "quote" };
  return listOpener(line);
};

/** Whether the line closes a block that this fence opened. */
const closesFence = (line: MarkdownLine, fence: string): boolean =>
  line.indent <= 3 &&
  line.text.length >= fence.length &&
  line.text === (fence[0] ?? "").repeat(line.text.length);

export type BlockKind =
  | "heading"
  | "paragraph"
  | "rule"
  | "code"
  | "math"
  | "list"
  | "quote"
  | "indented";

/** A top-level block whose last line is not known yet. */
export interface OpenBlock {
  kind: BlockKind;
  readonly start: number;
  /** End of its last line that is not blank. */
  end: number;
  /** What its newest line opened: the fence to look for, the item that lines may belong to. */
  opener: Opener | null;
  /** True after a blank line. */
  afterBlank: boolean;
  /** True once a plain line below an item or quotation may go on with it, or be a paragraph. */
  inDoubt: boolean;
  /** Columns from which on a line belongs to a list's newest item. */
  content: number;
  /** End of the line on which that item began. */
  itemEnd: number;
  /** True of a paragraph that may be a table or definitions. */
  noHeading: boolean;
  /** True when its last line makes a paragraph a heading. */
  underlined: boolean;
}

/** What a line does to the open block: belongs to it, ends it with itself, or begins another one. */
export type Effect = "goes on" | "last line" | "next block";

export const openBlock = (line: MarkdownLine): OpenBlock => {
  const opener = blockOpener(line);
  return {
    kind: line.indent > 3 ? "indented" : (opener?.kind ?? "paragraph"),
    start: line.start,
    end: line.end,
    opener,
    afterBlank: false,
    inDoubt: false,
    content: opener?.kind === "list" ? opener.content : 0,
    itemEnd: line.end,
    noHeading: /^\[[^\]]*\]:/.test(line.text),
    underlined: false,
  };
};

/** Whether a line that opens this may follow text without a blank line between them. */
const interrupts = (opener: Opener | null): boolean =>
  opener !== null && (opener.kind !== "list" || opener.interrupts);

const inFence = (block: OpenBlock, line: MarkdownLine): Effect =>
  block.opener && "fence" in block.opener && closesFence(line, block.opener.fence)
    ? "last line"
    : "goes on";

/** A line that belongs to no item and no quotation: a plain one right below may go on with what is in them. */
const belowContainer = (block: OpenBlock, line: MarkdownLine, opener: Opener | null): Effect => {
  const begins = block.inDoubt ? interrupts(opener) && !/^-+$/.test(line.text) : opener !== null;
  if (begins || block.afterBlank) return "next block";
  block.inDoubt = true;
  return "goes on";
};

const inList = (block: OpenBlock, line: MarkdownLine): Effect => {
  if (line.indent >= block.content || line.indent > 3) return "goes on";
  const opener = blockOpener(line);
  const newest = block.opener;
  if (opener?.kind === "list" && newest?.kind === "list" && opener.marker === newest.marker) {
    block.opener = opener;
    block.content = opener.content;
    block.itemEnd = line.end;
    return "goes on";
  }
  return belowContainer(block, line, opener);
};

const inIndented = (block: OpenBlock, line: MarkdownLine): Effect => {
  if (line.indent > 3) return "goes on";
  const opener = blockOpener(line);
  if (opener?.kind !== "list" || opener.interrupts) return "next block";
  // After code, too, the parser takes a mark that may not interrupt a paragraph for text.
  block.kind = "paragraph";
  return "goes on";
};

const inQuote = (block: OpenBlock, line: MarkdownLine): Effect => {
  const opener = blockOpener(line);
  return opener?.kind === "quote" ? "goes on" : belowContainer(block, line, opener);
};

const inParagraph = (block: OpenBlock, line: MarkdownLine): Effect => {
  if (line.indent > 3) return "goes on";
  if (/^(?:=+|-+)$/.test(line.text)) {
    // Under a table or a definition a line of `=` is text, and one of `-` a rule.
    block.underlined = !block.noHeading;
    return block.noHeading && line.text.startsWith("=") ? "goes on" : "last line";
  }
  if (line.text.includes("|") && /^[|:\- \t]+$/.test(line.text)) block.noHeading = true;
  return interrupts(blockOpener(line)) ? "next block" : "goes on";
};

/** What a line that is not blank does to the block before it. */
export const effectOfLine = (block: OpenBlock, line: MarkdownLine): Effect => {
  switch (block.kind) {
    case "code":
    case "math":
      return inFence(block, line);
    case "list":
      return inList(block, line);
    case "quote":
      return inQuote(block, line);
    case "indented":
      return inIndented(block, line);
    case "heading":
    case "rule":
      return "next block";
    case "paragraph":
      return inParagraph(block, line);
  }
};

/** Tells the block of a blank line; false when that ends it. */
export const outlivesBlank = (block: OpenBlock): boolean => {
  const { opener } = block;
  // An item may begin with one blank line, not with two: what follows belongs to it no more.
  if (opener?.kind === "list" && opener.empty && block.end === block.itemEnd) block.content = 4;
  block.afterBlank = true;
  return ["code", "math", "list", "indented"].includes(block.kind);
};
