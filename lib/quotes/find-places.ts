import { codeUnits, editDistance } from "#lib/text/edit-distance.ts";
import { approximateSearch, type Ending, type Region } from "./approximate-search.ts";
import {
  contraryRelations,
  type Doubt,
  differingNumbers,
  doubtPlace,
  missingNumbers,
} from "./check-place.ts";
import { finishSpan } from "./finish-span.ts";
import { type AlignedQuote, alignUnits, exactAlignment, fitEnds, type Span } from "./fit-ends.ts";
import { isWordBoundary, typographicForm, unitsText, unitsWithin } from "./normal-form.ts";
import {
  type FormPair,
  occurrences,
  type QuoteCandidate,
  type QuoteSearch,
  skeletonPairs,
} from "./quote-search.ts";
import { isText, quoteTokens } from "./quote-tokens.ts";

/** Fewer letters say nothing. */
const LEAST_UNITS = 4;
/** A shorter skeleton counts only when it stands as whole words. */
const WHOLE_WORDS_BELOW = 12;
const MOST_PLACES = 256;
/** Edits that one differing number weighs in a tie. */
const NUMBER_WEIGHT = 2;
/** Passages that differ more are equally unlike the quote. */
const MOST_UNLIKE_EDITS = 500;

/** Places where the letters and digits of the quote stand in the document, the typographically nearest ones. */
export const findSkeleton = (search: QuoteSearch): Span[] => {
  for (const pair of skeletonPairs(search)) {
    const places = placesOf(search, pair);
    if (places.length > 0) return places;
  }
  return [];
};

const placesOf = (search: QuoteSearch, pair: FormPair): Span[] => {
  const { units } = pair.quote;
  if (units.length < LEAST_UNITS) return [];
  const found = occurrences(
    search.document.textOf(pair.document),
    search.quote.textOf(pair.quote),
    MOST_PLACES,
  );
  const { raw } = search.document;
  const whole = found.filter(
    (at) =>
      isWordBoundary(raw, pair.document.from[at] as number) &&
      isWordBoundary(raw, pair.document.to[at + units.length - 1] as number),
  );
  const kept = whole.length > 0 || units.length < WHOLE_WORDS_BELOW ? whole : found;
  const spans = kept
    .map(
      (at): AlignedQuote => ({
        raw,
        document: pair.document,
        quote: search.quote.raw,
        quoteForm: pair.quote,
        alignment: exactAlignment(at, units.length),
      }),
    )
    .filter((aligned) => !contraryRelations(aligned))
    .map((aligned) => finishSpan(search, fitEnds(aligned)))
    // Link targets may be dropped or wrong, the numbers in them may not.
    .filter(([start, end]) => missingNumbers(search.quote.raw, raw.slice(start, end)) === 0);
  return nearestSpans(search, spans);
};

/** Edits between the quote and a passage when only typography is folded; numbers weigh more. */
const typographicDistance = (search: QuoteSearch, [start, end]: Span): number => {
  const passage = search.document.raw.slice(start, end);
  return (
    editDistance(
      typographicForm(passage).units,
      search.quote.typographic.units,
      MOST_UNLIKE_EDITS,
    ) +
    NUMBER_WEIGHT * differingNumbers(search.quote.raw, passage)
  );
};

const nearestSpans = (search: QuoteSearch, spans: readonly Span[]): Span[] => {
  if (spans.length < 2) return [...spans];
  const distances = spans.map((span) => typographicDistance(search, span));
  const best = Math.min(...distances);
  return spans.filter((_, index) => distances[index] === best);
};

/**
 * Share of edits up to which a place is looked at. The reference stops at 0.15; models change whole words, so
 * we read on to 0.3 and let the doubts of `check-place.ts` decide. Short quotes resemble too many places.
 */
const SHORT = { length: 20, share: 0.22 };
const LONG = { length: 60, share: 0.3 };
/** Quotes shorter than this must be exact (rule of the reference). */
const SHORTEST_APPROXIMATE = 10;
/** A very long quote with more edits is no quote; bounds the alignment band. */
const MOST_EDITS = 600;
/** A rival within this many edits of the best, or this share of them, competes. */
const MARGIN = { edits: 2, share: 0.15 };
/** A second form must be better by this share of edits to win over the full skeleton. */
const FORM_MARGIN = 0.02;
/** Good enough not to try the form without links. */
const GOOD_SHARE = 0.08;
/** A quote with fewer letters than this share is mostly marks: its typographic form says more. */
const THIN_SHARE = 0.55;

/** Below this length the marks must agree too, up to this share of edits. */
const SHORT_LOOK = 48;
const LOOK_SHARE = 0.45;
/** A quote that runs two paragraphs together must agree this well. */
const SURE_OVER_BREAK = 0.85;

export type ApproximatePlaces = {
  /** Equally good places; one, when the place is clear. */
  readonly places: readonly QuoteCandidate[];
  /** Near, but not what was quoted: numbers differ, an end does not fit. */
  readonly doubtful: readonly QuoteCandidate[];
  /** Those of them where the words are there, with other numbers or relations: no other reading of the quote helps. */
  readonly contrary: readonly QuoteCandidate[];
};

type Found = {
  readonly pair: FormPair;
  readonly endings: readonly Ending[];
  readonly share: number;
};

const limitFor = (length: number): number => {
  if (length < SHORTEST_APPROXIMATE) return 0;
  const way = Math.min(1, Math.max(0, (length - SHORT.length) / (LONG.length - SHORT.length)));
  return Math.min(
    MOST_EDITS,
    Math.floor(length * (SHORT.share + (LONG.share - SHORT.share) * way)),
  );
};

/** The best place by edit distance, with its rivals. */
export const findApproximate = (search: QuoteSearch): ApproximatePlaces => {
  const found = bestForm(search);
  const [best] = found?.endings ?? [];
  if (found === null || best === undefined) return { places: [], doubtful: [], contrary: [] };
  const margin = marginOf(best.distance);
  const placesAt = (endings: readonly Ending[]) =>
    apart(endings.map((ending) => fitPlace(search, found.pair, ending)));
  const agrees = (place: Place) => missingNumbers(search.quote.raw, passageOf(search, place)) === 0;
  const near = found.endings.filter(({ distance }) => distance - best.distance < margin);
  const close = placesAt(near.slice(0, mostRivals(found.pair)));
  // Numbers that agree outweigh letters: rows of a table differ in little else.
  let agreeing = close.filter(agrees);
  if (agreeing.length === 0) agreeing = placesAt(found.endings).filter(agrees);
  const kept = winners(search, agreeing.length > 0 ? agreeing : close);
  const doubts = kept.map((place) => doubtOf(search, place));
  const sure = kept.filter((_, index) => doubts[index] === null);
  if (sure.length > 0) return { places: sure, doubtful: [], contrary: [] };
  return {
    places: [],
    doubtful: kept,
    contrary: kept.filter((_, index) => doubts[index] === "values"),
  };
};

/** A short place with letters amiss must at least look like the quote, marks and line breaks included. */
const doubtOf = (search: QuoteSearch, place: Place): Doubt | null => {
  const doubt = doubtPlace(place.aligned, [place.start, place.end]);
  const length = search.quote.typographic.units.length;
  if (doubt !== null || place.distance < 2) return doubt;
  if (place.similarity < SURE_OVER_BREAK && crossesBreak(search, place)) return "look";
  if (length >= SHORT_LOOK) return null;
  const look = typographicDistance(search, [place.start, place.end]);
  return look > LOOK_SHARE * length ? "look" : null;
};

/** A quote of one line for a passage of two paragraphs. */
const crossesBreak = (search: QuoteSearch, place: Place): boolean =>
  !/\n/.test(search.quote.raw) && /\n[ \t\r]*\n/.test(passageOf(search, place));

/** Aligning a long quote costs length × edits: of many equal places a few are enough to ask about. */
const mostRivals = ({ quote }: FormPair): number => (quote.units.length > 1000 ? 4 : 12);

const marginOf = (distance: number): number =>
  Math.max(MARGIN.edits, Math.ceil(MARGIN.share * distance));

type Place = QuoteCandidate & { readonly aligned: AlignedQuote; readonly distance: number };

const passageOf = (search: QuoteSearch, place: Place): string =>
  search.document.raw.slice(place.start, place.end);

const bestForm = (search: QuoteSearch): Found | null => {
  const { document, quote } = search;
  if (quote.skeleton.units.length < THIN_SHARE * quote.typographic.units.length) {
    return trySearch({ document: document.typographic, quote: quote.typographic });
  }
  let best: Found | null = null;
  for (const pair of skeletonPairs(search)) {
    if (best !== null && best.share <= GOOD_SHARE) break;
    const found = trySearch(pair, regionsOf(search, pair));
    if (found !== null && (best === null || found.share < best.share - FORM_MARGIN)) best = found;
  }
  return best;
};

/** Without its links the document is new only near the seams, unless the quote had links too. */
const regionsOf = ({ document, quote }: QuoteSearch, pair: FormPair): Region[] | undefined => {
  if (pair.document !== document.linkless || quote.hasLinks) return undefined;
  const reach = 2 * pair.quote.units.length;
  const regions: Region[] = [];
  for (const seam of document.linkless.seams) {
    const [start, end] = [
      Math.max(0, seam - reach),
      Math.min(pair.document.units.length, seam + reach),
    ];
    const last = regions.at(-1);
    if (last !== undefined && start <= last.end)
      regions[regions.length - 1] = { start: last.start, end };
    else regions.push({ start, end });
  }
  return regions;
};

const trySearch = (pair: FormPair, regions?: readonly Region[]): Found | null => {
  const { units } = pair.quote;
  const limit = limitFor(units.length);
  if (limit < 1) return null;
  const endings = approximateSearch(pair.document.units, units, limit, regions);
  return endings[0] === undefined
    ? null
    : { pair, endings, share: endings[0].distance / units.length };
};

const fitPlace = (search: QuoteSearch, pair: FormPair, ending: Ending): Place => {
  const aligned: AlignedQuote = {
    raw: search.document.raw,
    document: pair.document,
    quote: search.quote.raw,
    quoteForm: pair.quote,
    alignment: alignUnits(pair.document.units, pair.quote.units, ending.end, ending.distance),
  };
  const [start, end] = finishSpan(search, fitEnds(aligned));
  return {
    start,
    end,
    similarity: 1 - ending.distance / pair.quote.units.length,
    aligned,
    distance: ending.distance,
  };
};

const apart = (places: readonly Place[]): Place[] => {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.every((other) => place.end <= other.start || other.end <= place.start))
      kept.push(place);
  }
  return kept;
};

/** Rivals are told apart by what the skeleton does not see; those within the margin stay. */
const winners = (search: QuoteSearch, places: readonly Place[]): Place[] => {
  const least = Math.min(...places.map(({ distance }) => distance));
  const margin = marginOf(least);
  const close = places.filter(({ distance }) => distance - least < margin);
  if (close.length < 2) return close;
  const scored = close.map((place) => ({
    place,
    distance: typographicDistance(search, [place.start, place.end]),
  }));
  const best = Math.min(...scored.map(({ distance }) => distance));
  return scored
    .filter(({ distance }) => distance - best < margin)
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
};

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

/** Rivals within so many edits are asked about. */
const RIVAL_EDITS = 2;
const MOST_UNLIKE = 0.5;

type Word = { readonly from: number; readonly to: number; readonly isNumber: boolean };
/** `[start, end)` in the document's skeleton, of which `head` and `tail` units agree. */
type OneOffPlace = {
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
    ({ isSwap }: OneOffPlace) => isSwap,
    ({ isSwap, head, tail }: OneOffPlace) => !isSwap && head > 0 && tail > 0,
    ({ isSwap, head, tail }: OneOffPlace) => !isSwap && (head === 0 || tail === 0),
  ]) {
    const fitted = fitPlaces(search, places.filter(isRank));
    if (fitted.length > 0) return fitted;
  }
  return [];
};

const fitPlaces = (search: QuoteSearch, places: readonly OneOffPlace[]): Span[] => {
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
  return distinct.filter((_, index) => (distances[index] as number) - best < RIVAL_EDITS);
};

const wordsOf = ({ quote }: QuoteSearch): Word[] =>
  quoteTokens(quote.raw)
    .filter(isText)
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

const oneOffPlaces = (search: QuoteSearch): OneOffPlace[] => {
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
): OneOffPlace[] => {
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
): OneOffPlace[] => {
  const [head, tail] = [quoted.slice(0, from), quoted.slice(to)];
  if (head.length + tail.length < (head === "" || tail === "" ? LEAST_AT_EDGE : LEAST_AGREEING))
    return [];
  const placeOf = (start: number, end: number): OneOffPlace => ({
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

const standsAlone = ({ document }: QuoteSearch, { start, end }: OneOffPlace): boolean =>
  isWordBoundary(document.raw, document.skeleton.from[start] as number) &&
  isWordBoundary(document.raw, document.skeleton.to[end - 1] as number);

const alignedAt = (
  { document, quote }: QuoteSearch,
  { start, end, head, tail }: OneOffPlace,
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
