import type { Span } from "../schemas/quiz.ts";

/**
 * The lines of a code block without its fences, as offsets into the note.
 *
 * The span begins at a line's start, so that the block's own indentation (in a list, or of an
 * indented block) is the same on every line; nothing is taken away or added.
 *
 * @param block offsets of the whole block as the parser gives them.
 * @returns null when the block has no line of code.
 */
export const codeContentSpan = (note: string, block: Span): Span | null => {
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
