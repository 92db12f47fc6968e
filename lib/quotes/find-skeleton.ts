import { exactAlignment } from "./align-units.ts";
import { contraryRelations } from "./check-place.ts";
import { differingNumbers, missingNumbers } from "./compare-values.ts";
import { editDistance } from "./edit-distance.ts";
import { finishSpan } from "./finish-span.ts";
import { type AlignedQuote, fitEnds, type Span } from "./fit-ends.ts";
import { isWordBoundary } from "./fold-tables.ts";
import { occurrences } from "./prepared-document.ts";
import { type FormPair, type QuoteSearch, skeletonPairs } from "./quote-search.ts";
import { typographicForm } from "./typographic-form.ts";

/** Fewer letters say nothing. */
const LEAST_UNITS = 4;
/** A shorter skeleton counts only when it stands as whole words. */
const WHOLE_WORDS_BELOW = 12;
const MOST_PLACES = 256;
/** Edits that one differing number weighs in a tie. */
const NUMBER_WEIGHT = 2;
/** Passages that differ more are equally unlike the quote. */
const MOST_EDITS = 500;

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
export const typographicDistance = (search: QuoteSearch, [start, end]: Span): number => {
  const passage = search.document.raw.slice(start, end);
  return (
    editDistance(typographicForm(passage).units, search.quote.typographic.units, MOST_EDITS) +
    NUMBER_WEIGHT * differingNumbers(search.quote.raw, passage)
  );
};

const nearestSpans = (search: QuoteSearch, spans: readonly Span[]): Span[] => {
  if (spans.length < 2) return [...spans];
  const distances = spans.map((span) => typographicDistance(search, span));
  const best = Math.min(...distances);
  return spans.filter((_, index) => distances[index] === best);
};
