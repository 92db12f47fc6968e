import type { NearestPassage, QuoteCandidate } from "#lib/quotes/quote-search.ts";
import type { TextSpan } from "#lib/text/text-span.ts";

/** The whole lines that a span lies in, without the last line's end. */
export const linesAround = (document: string, { start, end }: TextSpan): TextSpan => {
  const lineEnd = document.indexOf("\n", end);
  return {
    // A search from before the beginning would look at the first character.
    start: start === 0 ? 0 : document.lastIndexOf("\n", start - 1) + 1,
    end: lineEnd < 0 ? document.length : lineEnd,
  };
};

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

/** Letters of scripts that put spaces between words; elsewhere any place may be the edge of one. */
const wordSign = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]/u;

const isWord = (sign: string | undefined): boolean => sign !== undefined && wordSign.test(sign);

const isCutAt = (document: string, at: number): boolean =>
  isWord(document[at - 1]) && isWord(document[at]);

/** Whether a word reaches over an end of the span: "стек" in "стека". */
export const cutsWord = (document: string, { start, end }: TextSpan): boolean =>
  isCutAt(document, start) || isCutAt(document, end);

/** Whether the new text keeps what it has of a word that reaches over an end of the span. */
export const keepsCutWords = (
  document: string,
  { start, end }: TextSpan,
  text: string,
): boolean => {
  const passage = document.slice(start, end);
  const head = isCutAt(document, start) ? edgeWord(passage, 1) : "";
  const tail = isCutAt(document, end) ? edgeWord(passage, -1) : "";
  return text.startsWith(head) && text.endsWith(tail);
};

const edgeWord = (passage: string, step: 1 | -1): string => {
  let length = 0;
  while (isWord(passage.at(step > 0 ? length : -1 - length))) length++;
  if (length === 0) return "";
  return step > 0 ? passage.slice(0, length) : passage.slice(-length);
};

/** The span with the whole words that it cuts. */
export const withWholeWords = (document: string, place: QuoteCandidate): NearestPassage => {
  let { start, end } = place;
  if (isCutAt(document, start)) while (isWord(document[start - 1])) start--;
  if (isCutAt(document, end)) while (isWord(document[end])) end++;
  return { start, end, similarity: place.similarity, text: document.slice(start, end) };
};

const mostPlaces = 2_000;

/** White space between two words of a paragraph. */
const wordSpace = String.raw`(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*(?!\s))`;

/** Places of the exact words with no letter or digit directly beside them, in any case when `flag` is "i". */
export const wholeWords = (
  document: string,
  words: string,
  flag: "" | "i",
  most = mostPlaces,
): QuoteCandidate[] => {
  const source = words
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join(wordSpace);
  if (source === "") return [];
  const found: QuoteCandidate[] = [];
  for (const match of document.matchAll(new RegExp(source, `g${flag}u`))) {
    const place = { start: match.index, end: match.index + match[0].length, similarity: 1 };
    if (!cutsWord(document, place)) found.push(place);
    if (found.length >= most) break;
  }
  return found;
};
