import { AppError } from "../errors.ts";
import { isAnotherPassage } from "./another-passage.ts";
import { balanceDelimiters } from "./balance-delimiters.ts";
import { choosePlace } from "./choose-place.ts";
import { cutEllipsis, cutEndsOf, middleEllipsis, withEllipses } from "./ellipsis.ts";
import { type ApproximatePlaces, findApproximate } from "./find-approximate.ts";
import { findOneWordOff } from "./find-one-word-off.ts";
import { findSkeleton } from "./find-skeleton.ts";
import type { Span } from "./fit-ends.ts";
import { losesMarks } from "./lost-marks.ts";
import { nearestPassages } from "./nearest-passages.ts";
import { absent, type Placement, type QuoteCandidate, type QuoteContext } from "./placement.ts";
import { occurrences, PreparedText } from "./prepared-document.ts";
import { makeSearch, type QuoteSearch } from "./quote-search.ts";
import { repairsFor } from "./repair-escapes.ts";
import { snapToCharacters, snapToClusters } from "./snap-boundaries.ts";

/** Each half must say where it is. */
const SHORTEST_HALF = 12;
/** A model leaves out sentences, not chapters. */
const LONGEST_LEFT_OUT = 6000;

/** "Beginning … end": passages that start with one half and end with the other. */
const findElision = (search: QuoteSearch): Span[] => {
  const quote = search.quote.raw;
  const middle = middleEllipsis(quote);
  if (middle === null || middle[0] < SHORTEST_HALF || quote.length - middle[1] < SHORTEST_HALF)
    return [];
  const heads = halves(search, quote.slice(0, middle[0]));
  const tails = halves(search, quote.slice(middle[1]));
  const pairs = heads.flatMap(([start, after]) =>
    tails
      .filter(([from, end]) => from >= after && end - start <= LONGEST_LEFT_OUT)
      .map(([, end]): Span => [start, end]),
  );
  const sorted = pairs.sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  // One half that stands only once decides: the nearest other half belongs to it.
  const decided = heads.length === 1 || tails.length === 1 ? sorted.slice(0, 1) : sorted;
  return decided.map((span) => finishElision(search, span));
};

const finishElision = (search: QuoteSearch, span: Span): Span => {
  const { raw } = search.document;
  const whole = withEllipses(raw, span, search);
  return snapToClusters(raw, balanceDelimiters(raw, whole, search.quote.raw));
};

const halves = (search: QuoteSearch, half: string): Span[] => {
  const part = makeSearch(search.document, half);
  const exact = findSkeleton(part);
  if (exact.length > 0) return exact;
  return findApproximate(part).places.map(({ start, end }): Span => [start, end]);
};

/**
 * Longest quote, in UTF-16 units: some four printed pages. Beyond it nobody quotes to say which sentence
 * is meant, and the worst search would take over a second.
 */
export const QUOTE_LIMIT = 8_000;
/** So many equal places are listed; more help nobody to choose. */
const MOST_CANDIDATES = 500;

/**
 * The passage of the document that a quote means. Exact text first, then the quote with its escapes
 * repaired, then letters and digits only, then a quote with its middle left out, then the best place within a share
 * of edits. Several equally good places are ambiguous unless `before` and `after` tell them apart; a place
 * whose numbers, relations or ends do not agree is no place.
 *
 * Exact matches keep the quote's own ends (widened only where they would cut a character or a LaTeX
 * command); inexact ones are widened to whole words and balanced delimiters.
 *
 * @throws AppError `quote_too_long` beyond `QUOTE_LIMIT`.
 */
export const placeQuote = (
  document: string,
  quote: string,
  options: QuoteContext = {},
): Placement => {
  if (quote.length > QUOTE_LIMIT) {
    throw new AppError("quote_too_long", `a quote of ${quote.length} characters`, {
      details: { length: quote.length, limit: QUOTE_LIMIT },
    });
  }
  const exact = findExact(document, quote);
  if (exact.length > 0) return chosen(document, exact, options);
  const prepared = new PreparedText(document);
  // What looks like an escape may stand in the document as it is: the quote's own reading comes first.
  const searches = [
    quote,
    ...repairsFor(quote)
      .slice(-1)
      .map((repair) => repair(quote)),
  ].map((reading) => makeSearch(prepared, reading));
  for (const find of [findSkeleton, findElision]) {
    const spans = searches.map(find).find((found) => found.length > 0);
    if (spans === undefined) continue;
    const kept = spans.filter((span) => !losesMarks(quote, document, span));
    return kept.length > 0 ? chosen(document, kept, options) : absent(document, spans.map(foundAt));
  }
  const [search] = searches as [QuoteSearch, ...QuoteSearch[]];
  const found = searches.map((reading) => ({ reading, ...findApproximate(reading) }));
  const best = found.reduce((a, b) => (bestSimilarity(b) > bestSimilarity(a) ? b : a));
  if (best.places.length > 0)
    return unlessAnother(document, best.reading, best.places.map(candidateOf), options);
  const oneWordOff = findOneWordOff(best.reading).filter(
    ([start, end]) => !best.contrary.some((place) => start < place.end && place.start < end),
  );
  if (oneWordOff.length > 0)
    return unlessAnother(document, best.reading, oneWordOff.map(foundAt), options);
  const doubtful = best.doubtful.map(candidateOf);
  return absent(document, doubtful.length > 0 ? doubtful : nearestPassages(search));
};

/** A single place that is near by its letters may still be another passage by its words. */
const unlessAnother = (
  document: string,
  reading: QuoteSearch,
  places: readonly QuoteCandidate[],
  options: QuoteContext,
): Placement => {
  const [only, another] = places;
  return only !== undefined &&
    another === undefined &&
    (losesMarks(reading.quote.raw, document, [only.start, only.end]) ||
      isAnotherPassage(reading, [only.start, only.end]))
    ? absent(document, places)
    : choosePlace(document, places, options);
};

const bestSimilarity = ({ places, doubtful }: ApproximatePlaces): number =>
  Math.max(0, ...[...places, ...doubtful].map(({ similarity }) => similarity));

const candidateOf = ({
  start,
  end,
  similarity,
}: {
  start: number;
  end: number;
  similarity: number;
}) => ({ start, end, similarity });

const chosen = (document: string, spans: readonly Span[], options: QuoteContext): Placement =>
  choosePlace(document, spans.map(foundAt), options);

const foundAt = ([start, end]: Span): QuoteCandidate => ({ start, end, similarity: 1 });

/** The quote as it stands, without outer white space, or with its escapes repaired: the first reading that is there. */
const findExact = (document: string, quote: string): Span[] => {
  const trimmed = quote.trim();
  const cut = cutEllipsis(trimmed);
  const readings = [quote, trimmed, ...repairsFor(trimmed).map((repair) => repair(trimmed)), cut];
  for (const reading of new Set(readings)) {
    const found = occurrences(document, reading, MOST_CANDIDATES);
    const cuts = cutEndsOf(trimmed, reading === cut ? cut : trimmed);
    if (found.length > 0)
      return distinct(
        found.map((at) =>
          snapToCharacters(document, withEllipses(document, [at, at + reading.length], cuts)),
        ),
      );
  }
  return [];
};

/** Widened spans may coincide. */
const distinct = (spans: readonly Span[]): Span[] => [
  ...new Map(spans.map((span) => [`${span[0]}:${span[1]}`, span])).values(),
];
