import { type CutEnds, cutEllipsis, cutEndsOf } from "./ellipsis.ts";
import type { NormalForm } from "./normal-form.ts";
import { PreparedText } from "./prepared-document.ts";

/** A pair of forms, document and quote, folded alike. */
export type FormPair = { readonly document: NormalForm; readonly quote: NormalForm };

/** A quote on its way through the stages of the search. */
export type QuoteSearch = {
  readonly document: PreparedText;
  /** Without outer white space, escapes repaired, without "…" at its ends. */
  readonly quote: PreparedText;
} & CutEnds;

export const makeSearch = (document: PreparedText, quote: string): QuoteSearch => {
  const trimmed = quote.trim();
  const kept = cutEllipsis(trimmed);
  return { document, quote: new PreparedText(kept), ...cutEndsOf(trimmed, kept) };
};

/** With link targets, and without them: the model may drop or copy them. */
export const skeletonPairs = ({ document, quote }: QuoteSearch): FormPair[] => {
  const full = { document: document.skeleton, quote: quote.skeleton };
  if (!document.hasLinks && !quote.hasLinks) return [full];
  const linkless = { document: document.linkless, quote: quote.linkless };
  // A quote that is mostly link target says too little without it.
  return linkless.quote.units.length < 0.6 * full.quote.units.length ? [full] : [full, linkless];
};
