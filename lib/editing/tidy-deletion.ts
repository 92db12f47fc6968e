import { linesAround } from "./lines-around.ts";
import type { TextSpan } from "./proposed-edit.ts";

/** Marks of a list item, a heading or a quotation that say nothing without their text. */
const emptyLine = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]*)?$/;
const closing = /[,.;:!?…)\]}»”]/;

/**
 * What has to go with a passage that is deleted: the marks of the line that it leaves empty, the blank lines
 * of a paragraph that is gone, the second of two spaces.
 */
export const tidyDeletion = (text: string, { start, end }: TextSpan): TextSpan => {
  const { start: lineStart, end: lineEnd } = linesAround(text, { start, end });
  const left = text.slice(lineStart, start);
  const isLast = text.slice(end, lineEnd).trim() === "";
  if (isLast && emptyLine.test(left)) return wholeLines(text, lineStart, lineEnd);
  const past = pastSpaces(text, end);
  if (past > end && (left === "" || /\s/.test(left.charAt(left.length - 1))))
    return { start, end: past };
  if (!isLast && !closing.test(text.charAt(end))) return { start, end };
  let from = start;
  while (from > lineStart && isSpace(text.charAt(from - 1))) from--;
  return { start: from, end };
};

const isSpace = (sign: string): boolean => sign === " " || sign === "\t";

/** The first offset from `at` on that no space or tab stands at. */
const pastSpaces = (text: string, at: number): number => {
  let past = at;
  while (isSpace(text.charAt(past))) past++;
  return past;
};

/** One line break goes with the lines; of a paragraph's blank lines those in front stay. */
const wholeLines = (text: string, start: number, end: number): TextSpan => {
  let first = start;
  while (text[first - 1] === "\n") first--;
  let last = end;
  for (let next = end; text[next] === "\n"; next = pastSpaces(text, last)) last = next + 1;
  const [before, after] = [start - first, last - end];
  const atStart = first === 0;
  const atEnd = last >= text.length;
  if (atStart) return { start: 0, end: last };
  if (atEnd) return { start: first, end };
  const isParagraph = before > 1 && after > 1;
  return { start, end: isParagraph ? last : end + Math.min(after, 1) };
};
