import { balanceDelimiters } from "./balance-delimiters.ts";
import { middleEllipsis, withEllipses } from "./ellipsis.ts";
import { findApproximate } from "./find-approximate.ts";
import { findSkeleton } from "./find-skeleton.ts";
import type { Span } from "./fit-ends.ts";
import { makeSearch, type QuoteSearch } from "./quote-search.ts";
import { snapToClusters } from "./snap-boundaries.ts";

/** Each half must say where it is. */
const SHORTEST_HALF = 12;
/** A model leaves out sentences, not chapters. */
const LONGEST_LEFT_OUT = 6000;

/** "Beginning … end": passages that start with one half and end with the other. */
export const findElision = (search: QuoteSearch): Span[] => {
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
