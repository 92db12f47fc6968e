import { balanceDelimiters } from "./balance-delimiters.ts";
import { withEllipses } from "./ellipsis.ts";
import type { Span } from "./fit-ends.ts";
import type { QuoteSearch } from "./quote-search.ts";
import { snapToClusters, snapToWords } from "./snap-boundaries.ts";

/** The span as it is given out: whole words and commands, delimiters in pairs, the document's own ellipsis included. */
export const finishSpan = (search: QuoteSearch, span: Span): Span => {
  const { raw } = search.document;
  // A lone word that names a command means the name, not its backslash.
  const lone = /^[a-zA-Z]+$/.test(search.quote.raw);
  const whole = withEllipses(raw, lone ? span : snapToWords(raw, span), search);
  return snapToClusters(raw, balanceDelimiters(raw, whole, search.quote.raw));
};
