/** A line of Markdown: offsets without its line end, and what it says without its indentation. */
export interface MarkdownLine {
  readonly start: number;
  readonly end: number;
  /** Columns of white space before the first sign; a tab leads to the next multiple of four. */
  readonly indent: number;
  /** Without white space at both ends; "" for a blank line. */
  readonly text: string;
}

const lineEnd = /\r\n?|\n/g;

/** Columns up to the first sign, counted from a column on. */
export const columnsOf = (space: string, from = 0): number => {
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
export function* markdownLines(text: string): Generator<MarkdownLine> {
  let start = text.startsWith("\ufeff") ? 1 : 0;
  for (const match of text.matchAll(lineEnd)) {
    yield lineAt(text, start, match.index);
    start = match.index + match[0].length;
  }
  yield lineAt(text, start, text.length);
}
