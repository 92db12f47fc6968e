import { plainText } from "#lib/blocks/split-blocks.ts";

const fence = /^ {0,3}(?:```|~~~)/;
/** The line of dashes under the head of a table, or between two parts of a text. */
const dashes = /^[|:\- \t]+$/;
const quoteMarks = /^[> \t]+/;
const headingMark = /^#{1,6}[ \t]+/;
const itemMark = /^[-*+][ \t]+(?:\[[ xX]\][ \t]+)?/;
/** Links to the lines of one's notes, to sections of a manual by their number, and to footnotes. */
const references = /\[\[\d{1,7}\]\]\(#[\w-]{1,100}\)|\[\^[^[\]\s]{1,100}\]:?/g;

/** Of a line the signs are taken off so far: in longer ones the search for their ends takes the square of the length. */
const longestRead = 2_000;

/** A row of a table with its cells apart. */
const cellsOf = (row: string): string =>
  row
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" · ");

const readableLine = (line: string): string => {
  const unmarked = line
    .replace(quoteMarks, "")
    .replace(headingMark, "")
    .replace(itemMark, "")
    .replaceAll(references, "");
  const text = unmarked.startsWith("|") ? cellsOf(unmarked) : unmarked;
  return plainText(text, longestRead) + text.slice(longestRead);
};

/** A heading reads on into the text under it when all stands in one line: this parts the two. */
const afterHeading = " ·";

/** A line as it reads, and where what it says begins in the Markdown: behind its indentation and signs of quotation. */
interface ReadableLine {
  readonly text: string;
  /** UTF-16 offset. */
  readonly start: number;
}

const lineEnd = /\r\n?|\n/g;

/** Each line with its offset. */
function* linesOf(markdown: string): Generator<{ line: string; start: number }> {
  let start = 0;
  for (const { 0: end, index } of markdown.matchAll(lineEnd)) {
    yield { line: markdown.slice(start, index), start };
    start = index + end.length;
  }
  yield { line: markdown.slice(start), start };
}

/**
 * The lines of a short text of Markdown as they read, empty ones left out: code and formulas as they stand, everything else
 * without its signs.
 */
export const readableLines = (markdown: string): ReadableLine[] => {
  const lines: (ReadableLine & { readonly end: string })[] = [];
  let inCode = false;
  for (const { line, start } of linesOf(markdown)) {
    const from = start + (quoteMarks.exec(line)?.[0].length ?? 0);
    if (fence.test(line)) inCode = !inCode;
    else if (inCode) lines.push({ text: line.trimEnd(), start: from, end: "" });
    else if (!dashes.test(line))
      lines.push({
        ...{ text: readableLine(line), start: from },
        end: headingMark.test(line) ? afterHeading : "",
      });
  }
  const read = lines.filter(({ text }) => text !== "");
  const last = read.length - 1;
  return read.map(({ text, start, end }, at) => ({
    text: (at === last ? text : text + end).toWellFormed(),
    start,
  }));
};

/** The same as one text. */
export const readableText = (markdown: string): string =>
  readableLines(markdown)
    .map(({ text }) => text)
    .join("\n");
