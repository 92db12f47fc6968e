import type { NearestPassage, QuoteCandidate } from "../quotes/placement.ts";
import type { TextSpan } from "./proposed-edit.ts";

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
