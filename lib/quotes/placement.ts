/** Offsets are UTF-16 indices into the unchanged document, `end` exclusive. */
export type QuoteCandidate = {
  readonly start: number;
  readonly end: number;
  /** 1 − edits / length in the form in which the place was found: what folding removes is no edit. */
  readonly similarity: number;
};
export type NearestPassage = QuoteCandidate & { readonly text: string };

export type PlacedQuote = QuoteCandidate & { readonly kind: "placed"; readonly matched: string };
export type AmbiguousQuote = {
  readonly kind: "ambiguous";
  readonly candidates: readonly QuoteCandidate[];
};
/** `nearest`, best first: what the model gets back so that its next quote is exact. May be empty. */
export type AbsentQuote = { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] };
export type Placement = PlacedQuote | AmbiguousQuote | AbsentQuote;

/** What stood directly before and after the quote, when the model was asked to say. */
export type QuoteContext = {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
};

export const placed = (raw: string, { start, end, similarity }: QuoteCandidate): PlacedQuote => ({
  kind: "placed",
  start,
  end,
  similarity,
  matched: raw.slice(start, end),
});

export const absent = (raw: string, nearest: readonly QuoteCandidate[]): AbsentQuote => ({
  kind: "absent",
  nearest: nearest.map((place) => ({ ...place, text: raw.slice(place.start, place.end) })),
});
