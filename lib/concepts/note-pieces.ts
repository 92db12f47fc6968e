import type { Span } from "../schemas/quiz.ts";

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
const fenceClosing = /^[ \t>]*(`{3,}|~{3,}|\${2,})[ \t]*$/;

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
