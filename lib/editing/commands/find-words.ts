import { placeQuote, QUOTE_LIMIT } from "../../quotes/place-quote.ts";
import type { NearestPassage, QuoteCandidate } from "../../quotes/placement.ts";
import { cutsWord, wholeWords, withWholeWords } from "../word-edges.ts";

/** Where words stand, or what comes nearest to them. */
export type FoundWords =
  | { readonly kind: "found"; readonly places: readonly QuoteCandidate[] }
  | { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] };

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
  return {
    kind: "absent",
    nearest: places.slice(0, 3).map((place) => withWholeWords(document, place)),
  };
};
