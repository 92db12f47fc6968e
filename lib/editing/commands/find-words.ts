import { unitsText } from "../../quotes/normal-form.ts";
import { placeQuote, QUOTE_LIMIT } from "../../quotes/place-quote.ts";
import type { NearestPassage, QuoteCandidate } from "../../quotes/placement.ts";
import { skeletonForm } from "../../quotes/skeleton-form.ts";
import { cutsWord, wholeWords, withWholeWords } from "../word-edges.ts";

/** Where words stand, or what comes nearest to them. */
export type FoundWords =
  | { readonly kind: "found"; readonly places: readonly QuoteCandidate[] }
  | { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] };

/** So few characters or words say too little to be guessed at: "their product" is not "the product". */
const shortQuote = { characters: 20, words: 3 };
const mostNearest = 3;

/**
 * Every place of the words that a student quoted: as whole words, with the same case if there are such, else in
 * any; failing that wherever `placeQuote` finds them, a few words only with the same letters. What stands only within
 * a longer word is not meant.
 */
export const findWords = (document: string, words: string): FoundWords => {
  const exact = wholeWords(document, words, "");
  const whole = exact.length > 0 ? exact : wholeWords(document, words, "i");
  if (whole.length > 0) return { kind: "found", places: whole };
  if (words.length > QUOTE_LIMIT) return { kind: "absent", nearest: [] };
  const placed = placeQuote(document, words);
  if (placed.kind === "absent") return placed;
  const places = placed.kind === "placed" ? [placed] : placed.candidates;
  const surely = places.filter(
    (place) =>
      !cutsWord(document, place) &&
      (!isShort(words) || sameLetters(words, document.slice(place.start, place.end))),
  );
  if (surely.length > 0) return { kind: "found", places: surely };
  return {
    kind: "absent",
    nearest: places.slice(0, mostNearest).map((place) => withWholeWords(document, place)),
  };
};

const isShort = (words: string): boolean =>
  words.trim().length < shortQuote.characters ||
  words.trim().split(/\s+/).length <= shortQuote.words;

const sameLetters = (a: string, b: string): boolean =>
  unitsText(skeletonForm(a).units) === unitsText(skeletonForm(b).units);
