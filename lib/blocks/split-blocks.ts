/** A line of Markdown: offsets without its line end, and what it says without its indentation. */
interface MarkdownLine {
  readonly start: number;
  readonly end: number;
  /** Columns of white space before the first sign; a tab leads to the next multiple of four. */
  readonly indent: number;
  /** Without white space at both ends; "" for a blank line. */
  readonly text: string;
}

const lineEnd = /\r\n?|\n/g;

/** Columns up to the first sign, counted from a column on. */
const columnsOf = (space: string, from = 0): number => {
  let column = from;
  for (const sign of space) column += sign === "\t" ? 4 - (column % 4) : 1;
  return column - from;
};

const lineAt = (text: string, start: number, end: number): MarkdownLine => {
  let first = start;
  while (first < end && (text[first] === " " || text[first] === "\t")) first += 1;
  let last = end;
  while (last > first && (text[last - 1] === " " || text[last - 1] === "\t")) last -= 1;
  const indent = columnsOf(text.slice(start, first));
  return { start, end, indent, text: text.slice(first, last) };
};

/** The lines of a text in order; a byte order mark before the first belongs to none. */
function* markdownLines(text: string): Generator<MarkdownLine> {
  let start = text.startsWith("\ufeff") ? 1 : 0;
  for (const match of text.matchAll(lineEnd)) {
    yield lineAt(text, start, match.index);
    start = match.index + match[0].length;
  }
  yield lineAt(text, start, text.length);
}

/** What a line opens at the top level, as CommonMark, its tables and its formulas have it. */
type Opener =
  | { readonly kind: "heading" | "rule" | "quote" | "footnote" }
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
const footnote = /^\[\^[^[\]\s]{1,999}\]:/;
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
  if (footnote.test(text)) return { kind: "footnote" };
  return listOpener(line);
};

/** Whether the line closes a block that this fence opened. */
const closesFence = (line: MarkdownLine, fence: string): boolean =>
  line.indent <= 3 &&
  line.text.length >= fence.length &&
  line.text === (fence[0] ?? "").repeat(line.text.length);

type BlockKind =
  | "heading"
  | "paragraph"
  | "rule"
  | "code"
  | "math"
  | "list"
  | "quote"
  | "indented"
  | "footnote";

/** A top-level block whose last line is not known yet. */
interface OpenBlock {
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
type Effect = "goes on" | "last line" | "next block";

const openBlock = (line: MarkdownLine): OpenBlock => {
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

/** Its further lines are indented as code is. */
const inFootnote = (block: OpenBlock, line: MarkdownLine): Effect => {
  if (line.indent > 3) return "goes on";
  const opener = blockOpener(line);
  return opener?.kind === "footnote" ? "next block" : belowContainer(block, line, opener);
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
const effectOfLine = (block: OpenBlock, line: MarkdownLine): Effect => {
  switch (block.kind) {
    case "code":
    case "math":
      return inFence(block, line);
    case "list":
      return inList(block, line);
    case "quote":
      return inQuote(block, line);
    case "footnote":
      return inFootnote(block, line);
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
const outlivesBlank = (block: OpenBlock): boolean => {
  const { opener } = block;
  // An item may begin with one blank line, not with two: what follows belongs to it no more.
  if (opener?.kind === "list" && opener.empty && block.end === block.itemEnd) block.content = 4;
  block.afterBlank = true;
  return ["code", "math", "list", "indented", "footnote"].includes(block.kind);
};

/** Level 1 to 6, and its words without Markdown. */
interface BlockHeading {
  readonly level: number;
  readonly text: string;
}

/** More of a heading is no use to an outline, or of a passage to a label. */
const maxText = 500;

/** Code, formula, link or escaped sign: what stands inside is kept as it is. */
const inner =
  /(`+)([^`]+)\1|\$+([^$]+)\$+|!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])|\\([!-/:-@[-`{-~])/g;

const emphasis = /(?<![\p{L}\p{N}])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\p{L}\p{N}])/gu;

const words = (text: string): string => text.replaceAll(emphasis, "");

/** The words of a line without the signs around them; read by rules, as an outline needs no parser. */
export const plainText = (source: string, longest = maxText): string => {
  const text = source.slice(0, longest).toWellFormed();
  let plain = "";
  let end = 0;
  for (const match of text.matchAll(inner)) {
    const [whole, , code, formula, link, sign] = match;
    plain += words(text.slice(end, match.index));
    plain += code ?? formula ?? sign ?? words(link ?? "");
    end = match.index + whole.length;
  }
  return (plain + words(text.slice(end))).replaceAll(/\s+/g, " ").trim();
};

/** What stands between the signs of `## heading ##`. */
const between = (line: string, level: number): string => {
  const text = line.slice(level).trim();
  let end = text.length;
  while (text[end - 1] === "#") end -= 1;
  const isClosing = end === 0 || text[end - 1] === " " || text[end - 1] === "\t";
  return isClosing ? text.slice(0, end).trimEnd() : text;
};

/** The heading that a line of `#` makes. */
const atxHeading = (source: string): BlockHeading => {
  const line = source.trim();
  const level = /^#{1,6}/.exec(line)?.[0].length ?? 1;
  return { level, text: plainText(between(line, level)) };
};

/** The heading that a last line of `=` or `-` makes of the lines above it. */
const setextHeading = (source: string): BlockHeading => {
  const lines = source.trimEnd();
  const cut = Math.max(lines.lastIndexOf("\n"), lines.lastIndexOf("\r"));
  return { level: lines.endsWith("=") ? 1 : 2, text: plainText(lines.slice(0, cut).trim()) };
};

/** A top-level piece of Markdown; offsets in UTF-16 units, `end` exclusive. A table is a paragraph here. */
export interface TextBlock {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly heading: BlockHeading | null;
}

const closed = (text: string, { kind, start, end, underlined }: OpenBlock): TextBlock => {
  if (underlined) {
    return { kind: "heading", start, end, heading: setextHeading(text.slice(start, end)) };
  }
  const heading = kind === "heading" ? atxHeading(text.slice(start, end)) : null;
  return { kind, start, end, heading };
};

/** What there is after the line: closed blocks are added to `blocks`, and the one still open comes back. */
const takeLine = (
  text: string,
  line: MarkdownLine,
  open: OpenBlock | null,
  blocks: TextBlock[],
): OpenBlock | null => {
  const effect = open ? effectOfLine(open, line) : "next block";
  if (effect === "next block" || !open) {
    if (open) blocks.push(closed(text, open));
    return openBlock(line);
  }
  open.end = line.end;
  open.afterBlank = false;
  if (effect === "goes on") return open;
  blocks.push(closed(text, open));
  return null;
};

/**
 * The top-level blocks of a Markdown text, in order; between them is white space alone. It cuts only where
 * CommonMark certainly begins another block, so that each piece on its own means what it means in the text;
 * what is in doubt stays together. One pass over the lines: 1 MB takes some 30 ms, a parser seconds.
 */
export const splitBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let open: OpenBlock | null = null;
  for (const line of markdownLines(text)) {
    if (line.text !== "") open = takeLine(text, line, open, blocks);
    else if (open && !outlivesBlank(open)) {
      blocks.push(closed(text, open));
      open = null;
    }
  }
  if (open) blocks.push(closed(text, open));
  return blocks;
};
