import { placeQuote, QUOTE_LIMIT } from "../../quotes/place-quote.ts";
import type { NearestPassage, QuoteCandidate } from "../../quotes/placement.ts";
import type { TextSpan } from "../proposed-edit.ts";

/** Where words stand, or what comes nearest to them. */
export type FoundWords =
  | { readonly kind: "found"; readonly places: readonly QuoteCandidate[] }
  | { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] };

const wordSign = /[\p{L}\p{M}\p{N}]/u;
const mostPlaces = 2_000;

/**
 * Every place of the words that a student quoted: as whole words, with the same case if there are such, else in
 * any; failing that wherever `placeQuote` finds them. What stands only within a longer word is not meant.
 */
export const findWords = (document: string, words: string): FoundWords => {
  const exact = wholeWords(document, words, "");
  const whole = exact.length > 0 ? exact : wholeWords(document, words, "i");
  if (whole.length > 0) return { kind: "found", places: whole };
  if (words.length > QUOTE_LIMIT) return { kind: "absent", nearest: [] };
  const placed = placeQuote(document, words);
  if (placed.kind === "absent") return placed;
  const places = placed.kind === "placed" ? [placed] : placed.candidates;
  const uncut = places.filter((place) => !cutsWord(document, place));
  if (uncut.length > 0) return { kind: "found", places: uncut };
  return { kind: "absent", nearest: places.slice(0, 3).map((place) => widened(document, place)) };
};

/** Places of the exact words with no letter or digit directly beside them. */
export const wholeWords = (document: string, words: string, flag: "" | "i"): QuoteCandidate[] => {
  const source = words
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join("\\s+");
  if (source === "") return [];
  const pattern = new RegExp(source, `g${flag}u`);
  const found: QuoteCandidate[] = [];
  for (const match of document.matchAll(pattern)) {
    const place = { start: match.index, end: match.index + match[0].length, similarity: 1 };
    if (!cutsWord(document, place)) found.push(place);
    if (found.length >= mostPlaces) break;
  }
  return found;
};

const isWord = (sign: string | undefined): boolean => sign !== undefined && wordSign.test(sign);

const cutsWord = (document: string, { start, end }: TextSpan): boolean =>
  (isWord(document[start - 1]) && isWord(document[start])) ||
  (isWord(document[end - 1]) && isWord(document[end]));

const widened = (document: string, place: QuoteCandidate): NearestPassage => {
  let { start, end } = place;
  while (isWord(document[start - 1])) start--;
  while (isWord(document[end])) end++;
  return { start, end, similarity: place.similarity, text: document.slice(start, end) };
};
