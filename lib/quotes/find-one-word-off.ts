import { unitsText, unitsWithin } from "./normal-form.ts";
import { differingNumbers } from "./compare-values.ts";
import { exactAlignment } from "./align-units.ts";
import { typographicDistance } from "./find-skeleton.ts";
import { finishSpan } from "./finish-span.ts";
import { type AlignedQuote, fitEnds, type Span } from "./fit-ends.ts";
import { isWordBoundary } from "./fold-tables.ts";
import { occurrences } from "./prepared-document.ts";
import type { QuoteSearch } from "./quote-search.ts";
import { quoteTokens } from "./quote-tokens.ts";

/**
 * In a short quote one word that was lost, replaced or swapped with its neighbour is more than the share of
 * edits allows. Longer quotes carry such a word within that share.
 */
const LONGEST = 100;
/** What agrees must still say where it is. */
const LEAST_AGREEING = 8;
/** More, when the odd word is the first or last one. */
const LEAST_AT_EDGE = 14;
/** The longest word, or two, that the document may have in the gap. */
const LONGEST_GAP = 24;
const MOST_PLACES = 32;

type Word = { readonly from: number; readonly to: number; readonly isNumber: boolean };
/** `[start, end)` in the document's skeleton, of which `head` and `tail` units agree. */
type Place = { readonly start: number; readonly end: number; readonly head: number; readonly tail: number };

/** Places that agree in all words but one, or but the order of two neighbours; the typographically nearest. */
export const findOneWordOff = (search: QuoteSearch): Span[] => {
  const { skeleton } = search.quote;
  if (skeleton.units.length > LONGEST) return [];
  const words = wordsOf(search);
  const text = search.document.textOf(search.document.skeleton);
  const quoted = unitsText(skeleton.units);
  const spans = [...swaps(text, quoted, words), ...gaps(text, quoted, words)]
    .filter((place) => standsAlone(search, place))
    .map((place) => finishSpan(search, fitEnds(alignedAt(search, place))))
    .filter(([start, end]) => differingNumbers(search.quote.raw, search.document.raw.slice(start, end)) === 0);
  const distinct = [...new Map(spans.map((span) => [span.join(), span])).values()];
  const distances = distinct.map((span) => typographicDistance(search, span));
  const best = Math.min(...distances);
  return distinct.filter((_, index) => (distances[index] as number) - best < 2);
};

const wordsOf = ({ quote }: QuoteSearch): Word[] =>
  quoteTokens(quote.raw)
    .filter(({ kind }) => kind === "word" || kind === "number")
    .flatMap(({ from, to, kind }) => {
      const units = unitsWithin(quote.skeleton, from, to);
      return units === null ? [] : [{ from: units[0], to: units[1], isNumber: kind === "number" }];
    });

const swaps = (text: string, quoted: string, words: readonly Word[]): Place[] =>
  words.slice(1).flatMap((second, index) => {
    const first = words[index] as Word;
    const swapped =
      quoted.slice(0, first.from) +
      quoted.slice(second.from, second.to) +
      quoted.slice(first.to, second.from) +
      quoted.slice(first.from, first.to) +
      quoted.slice(second.to);
    const head = first.from;
    const tail = quoted.length - second.to;
    return occurrences(text, swapped, MOST_PLACES).map((at) => ({ start: at, end: at + quoted.length, head, tail }));
  });

/** Each word taken out of the quote, and each gap between two words: what the document has there is its own. */
const gaps = (text: string, quoted: string, words: readonly Word[]): Place[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1];
    return [
      ...(word.isNumber ? [] : splitPlaces(text, quoted.slice(0, word.from), quoted.slice(word.to))),
      ...(next === undefined ? [] : splitPlaces(text, quoted.slice(0, word.to), quoted.slice(next.from))),
    ];
  });

/** Where `head` and `tail` stand with a gap of one or two words between them. The longer part leads the search. */
const splitPlaces = (text: string, head: string, tail: string): Place[] => {
  const least = head === "" || tail === "" ? LEAST_AT_EDGE : LEAST_AGREEING;
  if (head.length + tail.length < least) return [];
  const places: Place[] = [];
  for (const at of occurrences(text, head.length < tail.length ? tail : head, MOST_PLACES)) {
    const start = head.length < tail.length ? text.lastIndexOf(head, at - head.length) : at;
    const from = head.length < tail.length ? at : text.indexOf(tail, at + head.length);
    const gap = from - start - head.length;
    if (start < 0 || from < 0 || gap < 0 || gap > LONGEST_GAP) continue;
    places.push({ start, end: from + tail.length, head: head.length, tail: tail.length });
  }
  return places;
};

const standsAlone = ({ document }: QuoteSearch, { start, end }: Place): boolean =>
  isWordBoundary(document.raw, document.skeleton.from[start] as number) &&
  isWordBoundary(document.raw, document.skeleton.to[end - 1] as number);

const alignedAt = ({ document, quote }: QuoteSearch, { start, end, head, tail }: Place): AlignedQuote => {
  const { length } = quote.skeleton.units;
  const partner = new Int32Array(length).fill(-1);
  const faults = new Uint8Array(length).fill(1);
  for (let unit = 0; unit < length; unit++) {
    if (unit < head) partner[unit] = start + unit;
    else if (unit >= length - tail) partner[unit] = end - length + unit;
    if ((partner[unit] as number) >= 0) faults[unit] = 0;
  }
  return {
    raw: document.raw,
    document: document.skeleton,
    quote: quote.raw,
    quoteForm: quote.skeleton,
    alignment: { start, end, partner, faults },
  };
};
