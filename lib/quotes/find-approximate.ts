import { alignUnits } from "./align-units.ts";
import { approximateSearch, type Ending, type Region } from "./approximate-search.ts";
import { type Doubt, doubtPlace } from "./check-place.ts";
import { missingNumbers } from "./compare-values.ts";
import { typographicDistance } from "./find-skeleton.ts";
import { finishSpan } from "./finish-span.ts";
import { type AlignedQuote, fitEnds } from "./fit-ends.ts";
import type { QuoteCandidate } from "./placement.ts";
import { type FormPair, type QuoteSearch, skeletonPairs } from "./quote-search.ts";

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
