/** A case of the evaluation file. Offsets are UTF-16; every member of `spans` is accepted. */
export type QuoteCase = {
  readonly id: string;
  readonly category: string;
  readonly doc: string;
  readonly quote: string;
  readonly expect: "span" | "ambiguous" | "absent";
  readonly spans?: readonly (readonly [number, number])[];
  readonly truth?: string;
  readonly context?: { readonly before?: string; readonly after?: string };
  readonly doc_edits?: "crlf" | readonly (readonly [number, number, string])[];
};

export type QuoteDocument = { readonly id: string; readonly text: string };

export type QuoteCases = {
  readonly docs: readonly QuoteDocument[];
  readonly cases: readonly QuoteCase[];
};
