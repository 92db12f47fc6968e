import { contraryRelations } from "./check-place.ts";
import { codeUnits } from "./code-units.ts";
import { differingNumbers } from "./compare-values.ts";
import { editDistance } from "./edit-distance.ts";
import { typographicDistance } from "./find-skeleton.ts";
import { finishSpan } from "./finish-span.ts";
import { type AlignedQuote, fitEnds, type Span } from "./fit-ends.ts";
import { isWordBoundary } from "./fold-tables.ts";
import { unitsText, unitsWithin } from "./normal-form.ts";
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
const MOST_PLACES = 256;
/** Rivals within so many edits are asked about. */
const MARGIN = 2;
const MOST_UNLIKE = 0.5;

type Word = { readonly from: number; readonly to: number; readonly isNumber: boolean };
/** `[start, end)` in the document's skeleton, of which `head` and `tail` units agree. */
type Place = {
  readonly start: number;
  readonly end: number;
  readonly head: number;
  readonly tail: number;
  /** Edits that the odd word, or the exchange, takes: they tell no place from another. */
  readonly odd: number;
  readonly isSwap: boolean;
};

/** Places that agree in all words but one, or but the order of two neighbours; the typographically nearest. */
export const findOneWordOff = (search: QuoteSearch): Span[] => {
  const { skeleton } = search.quote;
  if (skeleton.units.length > LONGEST) return [];
  const places = oneOffPlaces(search);
  // A place with all the words is surer than one without one of them, and without its first or last word a quote says less.
  for (const isRank of [
    ({ isSwap }: Place) => isSwap,
    ({ isSwap, head, tail }: Place) => !isSwap && head > 0 && tail > 0,
    ({ isSwap, head, tail }: Place) => !isSwap && (head === 0 || tail === 0),
  ]) {
    const fitted = fitPlaces(search, places.filter(isRank));
    if (fitted.length > 0) return fitted;
  }
  return [];
};

const fitPlaces = (search: QuoteSearch, places: readonly Place[]): Span[] => {
  const spans = places
    .filter((place) => standsAlone(search, place))
    .map((place) => ({ odd: place.odd, aligned: alignedAt(search, place) }))
    .filter(({ aligned }) => !contraryRelations(aligned))
    .map(({ odd, aligned }) => ({ odd, span: finishSpan(search, fitEnds(aligned)) }))
    .filter(
      ({ span }) => differingNumbers(search.quote.raw, search.document.raw.slice(...span)) === 0,
    );
  const oddAt = new Map(spans.map(({ odd, span }) => [span.join(), odd]));
  const distinct = [...new Map(spans.map(({ span }) => [span.join(), span])).values()];
  const distances = distinct.map(
    (span) => typographicDistance(search, span) - (oddAt.get(span.join()) as number),
  );
  const best = Math.min(...distances);
  // Mostly marks that do not agree: the words are there by chance.
  if (best > MOST_UNLIKE * search.quote.typographic.units.length) return [];
  return distinct.filter((_, index) => (distances[index] as number) - best < MARGIN);
};

const wordsOf = ({ quote }: QuoteSearch): Word[] =>
  quoteTokens(quote.raw)
    .filter(({ kind }) => kind === "word" || kind === "number")
    .flatMap(({ from, to, kind }) => {
      const units = unitsWithin(quote.skeleton, from, to);
      return units === null ? [] : [{ from: units[0], to: units[1], isNumber: kind === "number" }];
    });

/** One half of the quote is intact: its places lead the search, so the document is read twice only. */
type Halves = {
  readonly text: string;
  readonly quoted: string;
  readonly middle: number;
  readonly firstHalfAt: readonly number[];
  readonly secondHalfAt: readonly number[];
};

const oneOffPlaces = (search: QuoteSearch): Place[] => {
  const words = wordsOf(search);
  const text = search.document.textOf(search.document.skeleton);
  const quoted = unitsText(search.quote.skeleton.units);
  const middle = words[words.length >> 1]?.from ?? 0;
  if (middle === 0) return [];
  const halves: Halves = {
    text,
    quoted,
    middle,
    firstHalfAt: occurrences(text, quoted.slice(0, middle), MOST_PLACES),
    secondHalfAt: occurrences(text, quoted.slice(middle), MOST_PLACES),
  };
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return [
      ...(word.isNumber ? [] : splitPlaces(halves, word.from, word.to)),
      ...(next === undefined ? [] : splitPlaces(halves, word.to, next.from)),
      ...(next === undefined ? [] : swapPlaces(halves, word, next)),
    ];
  });
};

const swapPlaces = (
  { text, quoted, middle, firstHalfAt, secondHalfAt }: Halves,
  first: Word,
  second: Word,
): Place[] => {
  const swapped =
    quoted.slice(0, first.from) +
    quoted.slice(second.from, second.to) +
    quoted.slice(first.to, second.from) +
    quoted.slice(first.from, first.to) +
    quoted.slice(second.to);
  const starts =
    second.to <= middle
      ? secondHalfAt.map((at) => at - middle)
      : first.from >= middle
        ? firstHalfAt
        : occurrences(text, swapped, MOST_PLACES);
  return starts
    .filter((start) => start >= 0 && text.startsWith(swapped, start))
    .map((start) => ({
      start,
      end: start + quoted.length,
      head: first.from,
      tail: quoted.length - second.to,
      odd: 2 * (1 + Math.min(first.to - first.from, second.to - second.from)),
      isSwap: true,
    }));
};

/** Where the quote stands without `[from, to)`, and with one or two other words, or none, in its stead. */
const splitPlaces = (
  { text, quoted, middle, firstHalfAt, secondHalfAt }: Halves,
  from: number,
  to: number,
): Place[] => {
  const [head, tail] = [quoted.slice(0, from), quoted.slice(to)];
  if (head.length + tail.length < (head === "" || tail === "" ? LEAST_AT_EDGE : LEAST_AGREEING))
    return [];
  const placeOf = (start: number, end: number): Place => ({
    ...{ start, end, head: head.length, tail: tail.length },
    odd: editDistance(
      codeUnits(quoted.slice(from, to)),
      codeUnits(text.slice(start + head.length, end - tail.length)),
    ),
    isSwap: false,
  });
  // The odd word lies in one half; the other one says where the intact part is.
  if (from >= middle) {
    return firstHalfAt.flatMap((start) => {
      const gapFrom = start + head.length;
      const gap = text.slice(gapFrom, gapFrom + LONGEST_GAP + tail.length).indexOf(tail);
      if (gap < 0 || !text.startsWith(head, start)) return [];
      return [placeOf(start, gapFrom + gap + tail.length)];
    });
  }
  return secondHalfAt.flatMap((at) => {
    const gapTo = at - (middle - to);
    const before = Math.max(0, gapTo - LONGEST_GAP - head.length);
    const start = gapTo < 0 ? -1 : text.slice(before, gapTo).lastIndexOf(head);
    if (start < 0 || !text.startsWith(tail, gapTo)) return [];
    return [placeOf(before + start, gapTo + tail.length)];
  });
};

const standsAlone = ({ document }: QuoteSearch, { start, end }: Place): boolean =>
  isWordBoundary(document.raw, document.skeleton.from[start] as number) &&
  isWordBoundary(document.raw, document.skeleton.to[end - 1] as number);

const alignedAt = (
  { document, quote }: QuoteSearch,
  { start, end, head, tail }: Place,
): AlignedQuote => {
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
