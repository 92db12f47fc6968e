import type { TextSpan } from "./proposed-edit.ts";

/** Marks of a list item, a heading or a quotation that say nothing without their text. */
const emptyLine = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]*)?$/;
const closing = /^[,.;:!?…)\]}»”]/;

/**
 * What has to go with a passage that is deleted: the marks of the line that it leaves empty, the blank lines
 * of a paragraph that is gone, the second of two spaces.
 */
export const tidyDeletion = (text: string, { start, end }: TextSpan): TextSpan => {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
  const left = text.slice(lineStart, start);
  const right = text.slice(end, lineEnd);
  if (emptyLine.test(left) && right.trim() === "") return wholeLines(text, lineStart, lineEnd);
  if (/\s$/.test(left) || left === "") {
    const spaces = /^[ \t]+/.exec(right)?.[0].length ?? 0;
    if (spaces > 0) return { start, end: end + spaces };
  }
  if (/[ \t]$/.test(left) && (right.trim() === "" || closing.test(right))) {
    return { start: start - (/[ \t]+$/.exec(left)?.[0].length ?? 0), end };
  }
  return { start, end };
};

/** One line break goes with the lines; of a paragraph's blank lines those in front stay. */
const wholeLines = (text: string, start: number, end: number): TextSpan => {
  const before = /\n*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^(?:[ \t]*\n)*/.exec(text.slice(end))?.[0].length ?? 0;
  const atStart = start - before === 0;
  const atEnd = end + after >= text.length;
  if (atStart) return { start: 0, end: end + after };
  if (atEnd) return { start: start - before, end };
  const isParagraph = before > 1 && after > 1;
  return { start, end: isParagraph ? end + after : end + Math.min(after, 1) };
};
