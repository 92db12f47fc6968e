import { AppError } from "#lib/errors.ts";
import { editDistance } from "#lib/text/edit-distance.ts";
import { isAnotherPassage } from "./another-passage.ts";
import { gramWindows } from "./approximate-search.ts";
import { losesMarks } from "./check-place.ts";
import {
  type ApproximatePlaces,
  findApproximate,
  findOneWordOff,
  findSkeleton,
} from "./find-places.ts";
import { balanceDelimiters, snapToCharacters, snapToClusters, snapToWords } from "./finish-span.ts";
import type { Span } from "./fit-ends.ts";
import { formSlice, skeletonForm } from "./normal-form.ts";
import {
  absent,
  cutEllipsis,
  cutEndsOf,
  makeSearch,
  middleEllipsis,
  occurrences,
  type Placement,
  PreparedText,
  placed,
  type QuoteCandidate,
  type QuoteContext,
  type QuoteSearch,
  withEllipses,
} from "./quote-search.ts";
import { repairsFor } from "./repair-escapes.ts";

/**
 * Least advantage of one context over the next, as a share of its letters. One differing letter in fifty is
 * enough, since the places are equally good otherwise and both contexts were copied from somewhere.
 */
const CONTEXT_MARGIN = 0.02;
/** More context than this does not make the place surer. */
const CONTEXT_LENGTH = 300;
/** A context that agrees in less than this is not that place's context. */
const WORST_CONTEXT = 0.6;

/** One of several equally good places by what the model says stands around it, else all of them. */
const choosePlace = (
  raw: string,
  places: readonly QuoteCandidate[],
  context: QuoteContext,
): Placement => {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return placed(raw, only);
  const ranked = places
    .map((place) => ({ place, distance: contextDistance(raw, place, context) }))
    .sort((a, b) => a.distance - b.distance);
  const [best, next] = ranked;
  const told = Boolean(context.before?.trim() || context.after?.trim());
  if (
    told &&
    best !== undefined &&
    next !== undefined &&
    best.distance <= WORST_CONTEXT &&
    next.distance - best.distance >= CONTEXT_MARGIN
  ) {
    return placed(raw, best.place);
  }
  return { kind: "ambiguous", candidates: places };
};

/** 0 when everything said agrees; each side counts alike. */
const contextDistance = (
  raw: string,
  place: QuoteCandidate,
  { before, after }: QuoteContext,
): number => {
  const sides: number[] = [];
  if (before?.trim()) {
    const told = before.slice(-CONTEXT_LENGTH);
    sides.push(sideDistance(told, raw.slice(Math.max(0, place.start - told.length), place.start)));
  }
  if (after?.trim()) {
    const told = after.slice(0, CONTEXT_LENGTH);
    sides.push(sideDistance(told, raw.slice(place.end, place.end + told.length)));
  }
  return sides.reduce((sum, side) => sum + side, 0) / Math.max(1, sides.length);
};

const sideDistance = (told: string, real: string): number => {
  const [a, b] = [skeletonForm(told).units, skeletonForm(real).units];
  // Context of marks only (a table rule, a heading line) is compared as it stands.
  if (a.length < 4) return plainDistance(told.trim(), real.trim());
  return editDistance(a, b) / a.length;
};

const plainDistance = (told: string, real: string): number =>
  editDistance(
    [...told].map((sign) => sign.codePointAt(0) ?? 0),
    [...real].map((sign) => sign.codePointAt(0) ?? 0),
  ) / Math.max(1, told.length);

/** Short grams still meet in a text that was told in other words. */
const GRAM = 5;
const MOST_PASSAGES = 3;
/** Nothing that shares less with the quote helps the model. */
const LEAST_SIMILARITY = 0.3;
/** Passages are widened to the sentence, but no further. */
const SENTENCE_REACH = 120;
const SHORTEST = 12;
/** Longer quotes are compared by their beginning: the list is a hint, not a place. */
const LONGEST = 600;

/** Passages that share most with a quote that was not found, best first. */
const nearestPassages = (search: QuoteSearch): QuoteCandidate[] => {
  const { skeleton, raw } = search.document;
  const units = search.quote.skeleton.units.subarray(0, LONGEST);
  if (units.length < SHORTEST) return [];
  const windows = gramWindows(skeleton.units, units, GRAM, 0, MOST_PASSAGES) ?? [];
  return windows
    .map(({ start, end }) => {
      const middle = (start + end) >> 1;
      const from = Math.max(
        0,
        Math.min(middle - (units.length >> 1), skeleton.units.length - units.length),
      );
      const to = Math.min(skeleton.units.length, from + units.length);
      return toSentence(raw, skeleton.from[from] as number, skeleton.to[to - 1] as number);
    })
    .map(([start, end]) => ({
      start,
      end,
      similarity: resemblance(units, formSlice(skeleton, start, end)),
    }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
};

const resemblance = (quoted: Uint16Array, passage: Uint16Array): number =>
  Math.max(
    0,
    1 -
      editDistance(quoted, passage.subarray(0, 2 * LONGEST)) /
        Math.max(quoted.length, passage.length),
  );

const toSentence = (raw: string, start: number, end: number): readonly [number, number] => {
  const before = raw.slice(Math.max(0, start - SENTENCE_REACH), start);
  const head = /(?:^|[.!?…]\s|\n)([^.!?…\n]*)$/.exec(before)?.[1]?.length ?? 0;
  const after = raw.slice(end, end + SENTENCE_REACH);
  const tail = /^[^.!?…\n]*[.!?…]?/.exec(after)?.[0].length ?? 0;
  return snapToWords(raw, [start - head, end + tail]);
};

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
  const searches = searchesFor(document, quote);
  for (const find of [findSkeleton, findElision]) {
    for (const search of searches) {
      const spans = find(search);
      if (spans.length === 0) continue;
      const kept = spans.filter((span) => isQuoted(search, span, "letters"));
      return kept.length > 0
        ? chosen(document, kept, options)
        : absent(document, spans.map(foundAt));
    }
  }
  const [search] = searches as [QuoteSearch, ...QuoteSearch[]];
  const found = searches.map((reading) => ({ reading, ...findApproximate(reading) }));
  const best = found.reduce((a, b) => (bestSimilarity(b) > bestSimilarity(a) ? b : a));
  if (best.places.length > 0)
    return chosenNear(best.reading, best.places.map(candidateOf), options);
  const oneWordOff = findOneWordOff(best.reading).filter(
    ([start, end]) => !best.contrary.some((place) => start < place.end && place.start < end),
  );
  if (oneWordOff.length > 0) return chosenNear(best.reading, oneWordOff.map(foundAt), options);
  const doubtful = best.doubtful.map(candidateOf);
  return absent(document, doubtful.length > 0 ? doubtful : nearestPassages(search));
};

/** What looks like an escape may stand in the document as it is: the quote's own reading comes first. */
const searchesFor = (document: string, quote: string): QuoteSearch[] => {
  const prepared = new PreparedText(document);
  const repaired = repairsFor(quote)
    .slice(-1)
    .map((repair) => repair(quote));
  return [quote, ...repaired].map((reading) => makeSearch(prepared, reading));
};

/**
 * The first place where the letters and digits of a quote stand as they are, nothing left out; null where they do not.
 * What is only near is not looked for, so that it costs little for any quote.
 */
export const placeLetters = (document: string, quote: string): Span | null => {
  const [exact] = findExact(document, quote);
  if (exact) return exact;
  for (const search of searchesFor(document, quote)) {
    const spans = findSkeleton(search);
    if (spans.length > 0) return spans.find((span) => isQuoted(search, span, "letters")) ?? null;
  }
  return null;
};

/**
 * The one step that verifies a place: whether it is what was quoted. Letters that are the same say all but marks; where they
 * are only near, words are compared, too.
 */
const isQuoted = (search: QuoteSearch, span: Span, agreement: "letters" | "near"): boolean =>
  !losesMarks(search.quote.raw, search.document.raw, span) &&
  (agreement === "letters" || !isAnotherPassage(search, span));

/** A single place is verified; of several that are as near the student or the model chooses. */
const chosenNear = (
  search: QuoteSearch,
  places: readonly QuoteCandidate[],
  options: QuoteContext,
): Placement => {
  const { raw } = search.document;
  const [only, another] = places;
  const isOther =
    only !== undefined &&
    another === undefined &&
    !isQuoted(search, [only.start, only.end], "near");
  return isOther ? absent(raw, places) : choosePlace(raw, places, options);
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
