import { plainText } from "#lib/blocks/split-blocks.ts";
import { markdownBlocks } from "#lib/editing/check-edit.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import type { TextSpan } from "#lib/text/text-span.ts";

/** An item of a list with all that belongs to it; its end has no line break. */
export interface ListItem extends TextSpan {
  /** What the first line begins with: indentation, mark and the space behind. */
  readonly mark: string;
  /** Where its own text ends, before items below it. */
  readonly ownEnd: number;
  readonly list: DocumentList;
}

export interface DocumentList {
  readonly indent: number;
  /** `-`, `+`, `*`, or `.` and `)` for numbers. */
  readonly sign: string;
  readonly items: ListItem[];
}

/** A table from its header to its last row. */
export interface Table extends TextSpan {
  readonly header: readonly string[];
  readonly rows: TableRow[];
}

export interface TableRow extends TextSpan {
  readonly cells: readonly string[];
  readonly table: Table;
}

/** What a request may name by the words in it. */
export interface DocumentParts {
  readonly items: readonly ListItem[];
  /** Without the header and the line below it. */
  readonly rows: readonly TableRow[];
  readonly tables: readonly Table[];
  /** Of paragraphs and items; links to the notes behind one are a part of it. */
  readonly sentences: readonly TextSpan[];
  /** Runs of lines that are neither headings nor items, rows or code. */
  readonly paragraphs: readonly TextSpan[];
  /** Code and formulas in blocks. */
  readonly code: readonly TextSpan[];
}

const itemMark = /^([ \t]*)([-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const headingMark = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const delimiterRow = /^[\s|:-]+$/;

type Growing<Part extends TextSpan> = { -readonly [Key in keyof Part]: Part[Key] };

/** What was read of a document so far, and what its next line may go on with. */
interface Reading {
  readonly document: string;
  readonly items: Growing<ListItem>[];
  readonly rows: TableRow[];
  readonly tables: Growing<Table>[];
  readonly paragraphs: Growing<TextSpan>[];
  readonly code: TextSpan[];
  /** The newest item of each level, the outermost first. */
  readonly open: Growing<ListItem>[];
  table: Growing<Table> | null;
  /** A line that may be the header of a table. */
  header: (TextSpan & { readonly cells: readonly string[] }) | null;
  paragraph: Growing<TextSpan> | null;
  wasBlank: boolean;
}

/** The parts of a document, line by line in linear time. */
export const documentParts = (document: string): DocumentParts => {
  const reading: Reading = {
    ...{ document, items: [], rows: [], tables: [], paragraphs: [], code: [], open: [] },
    ...{ table: null, header: null, paragraph: null, wasBlank: false },
  };
  let end = 0;
  for (const block of markdownBlocks(document)) {
    // Blank lines between blocks are a part of none.
    if (document.slice(end, block.start).split("\n").length > 2) {
      endBlocks(reading);
      reading.wasBlank = true;
    }
    end = block.end;
    if (block.kind !== "text") takeCode(reading, block);
    else for (const line of linesIn(document, block)) takeLine(reading, line);
  }
  const { items, rows, tables, paragraphs, code } = reading;
  const texts = [
    ...paragraphs,
    ...items.map(({ start, mark, ownEnd }) => ({ start: start + mark.length, end: ownEnd })),
  ].toSorted((a, b) => a.start - b.start);
  return { items, rows, tables, paragraphs, code, sentences: sentencesIn(document, texts) };
};

const endBlocks = (reading: Reading): void => {
  reading.table = null;
  reading.header = null;
  reading.paragraph = null;
};

const grow = ({ open }: Reading, end: number): void => {
  for (const item of open) item.end = end;
};

/** Code that is indented belongs to the item above. */
const takeCode = (reading: Reading, { start, end }: TextSpan): void => {
  reading.code.push({ start, end });
  endBlocks(reading);
  if (/^[ \t]/.test(reading.document.slice(start, end))) grow(reading, end);
  else reading.open.length = 0;
};

const takeLine = (reading: Reading, line: TextSpan): void => {
  const text = reading.document.slice(line.start, line.end);
  const mark = itemMark.exec(text);
  if (text.trim() === "") endBlocks(reading);
  else if (headingMark.test(text)) {
    endBlocks(reading);
    reading.open.length = 0;
  } else if (text.trimStart().startsWith("|")) takeRow(reading, line, text);
  else if (mark !== null) takeItem(reading, line, mark);
  else takeText(reading, line, text);
  reading.wasBlank = text.trim() === "";
};

const takeRow = (reading: Reading, line: TextSpan, text: string): void => {
  const { table, header } = reading;
  const cells = cellsOf(text);
  reading.paragraph = null;
  reading.open.length = 0;
  if (table !== null) {
    const row: TableRow = { ...line, cells, table };
    table.end = line.end;
    table.rows.push(row);
    reading.rows.push(row);
  } else if (header !== null && delimiterRow.test(text)) {
    reading.table = { start: header.start, end: line.end, header: header.cells, rows: [] };
    reading.tables.push(reading.table);
  } else reading.header = { ...line, cells };
};

const takeItem = (
  reading: Reading,
  line: TextSpan,
  [mark, space = "", sign = ""]: string[],
): void => {
  const { open } = reading;
  endBlocks(reading);
  while ((open.at(-1)?.list.indent ?? -1) > space.length) open.pop();
  const last = open.at(-1)?.list.indent === space.length ? open.pop() : undefined;
  const end = sign.slice(-1);
  const list: DocumentList =
    last?.list.sign === end ? last.list : { indent: space.length, sign: end, items: [] };
  const item = { ...line, mark: mark ?? "", ownEnd: line.end, list };
  list.items.push(item);
  reading.items.push(item);
  open.push(item);
  grow(reading, line.end);
};

/** A line goes on with the item above unless it stands apart from it. */
const takeText = (reading: Reading, line: TextSpan, text: string): void => {
  const { open } = reading;
  const [outermost] = open;
  const indent = text.length - text.trimStart().length;
  if (outermost !== undefined && (!reading.wasBlank || indent > outermost.list.indent + 1)) {
    const own = open.at(-1);
    if (own !== undefined && own.ownEnd === own.end) own.ownEnd = line.end;
    grow(reading, line.end);
    return;
  }
  open.length = 0;
  if (reading.paragraph === null) {
    reading.paragraph = { ...line };
    reading.paragraphs.push(reading.paragraph);
  } else reading.paragraph.end = line.end;
};

function* linesIn(document: string, { start, end }: TextSpan): Generator<TextSpan> {
  for (let from = start; from < end; ) {
    const found = document.indexOf("\n", from);
    const lineEnd = found < 0 ? end : Math.min(found, end);
    yield { start: from, end: lineEnd };
    from = lineEnd + 1;
  }
}

/** The cells of a row as they are written; a bar behind a backslash is none. */
export const sourceCells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const cellsOf = (row: string): string[] => sourceCells(row).map((cell) => plainText(cell));

const citations = /^(?:[ \t]*\[\[\d{1,7}\]\]\(#note-L\d{1,7}\))+/;

const sentencesIn = (document: string, texts: readonly TextSpan[]): TextSpan[] => {
  const language = noteLanguage(document);
  return texts.flatMap(({ start, end }) =>
    splitSentences(document.slice(start, end), language).map((one) => {
      const behind = document.slice(start + one.end, Math.min(end, start + one.end + 400));
      const cited = citations.exec(behind)?.[0].length ?? 0;
      return { start: start + one.start, end: start + one.end + cited };
    }),
  );
};

/** The words of an item without those of items below it. */
export const itemText = (document: string, { start, mark, ownEnd }: ListItem): string =>
  document.slice(start + mark.length, ownEnd);

/** The list in another order, with other items, or with fewer: numbers go on from its first. */
export const listWith = (
  document: string,
  { items }: DocumentList,
  order: readonly (ListItem | string)[],
): string => {
  const [from = Number.NaN, ...others] = items.map(({ mark }) =>
    Number(/\d+/.exec(mark)?.[0] ?? Number.NaN),
  );
  const isCounted = others.every((number, index) => number === from + index + 1);
  const gaps = items.slice(1).map((item, index) => document.slice(items[index]?.end, item.start));
  return order
    .map((entry, index) => {
      const gap = index === 0 ? "" : (gaps[index - 1] ?? gaps.at(-1) ?? "\n");
      const { mark, text } = entryOf(document, items, entry, index);
      return gap + (isCounted ? mark.replace(/\d+/, String(from + index)) : mark) + text;
    })
    .join("");
};

/** What is new takes the mark of the item in whose place it comes; a box to tick is open. */
const entryOf = (
  document: string,
  items: readonly ListItem[],
  entry: ListItem | string,
  index: number,
): { readonly mark: string; readonly text: string } => {
  if (typeof entry !== "string") {
    const { mark, start, end } = entry;
    return { mark, text: document.slice(start + mark.length, end) };
  }
  const mark = items[Math.min(index, items.length - 1)]?.mark ?? "- ";
  return { mark: mark.replace(/\[[xX]\]/, "[ ]"), text: entry };
};
