import { balanceDelimiters } from "./balance-delimiters.ts";
import { ellipsisAt, ellipsisBefore } from "./ellipsis.ts";
import type { Span } from "./fit-ends.ts";
import type { QuoteSearch } from "./quote-search.ts";
import { snapToClusters, snapToWords } from "./snap-boundaries.ts";

/** The span as it is given out: whole words and commands, delimiters in pairs, the document's own ellipsis included. */
export const finishSpan = (search: QuoteSearch, span: Span): Span => {
  const { raw } = search.document;
  // A lone word that names a command means the name, not its backslash.
  const lone = /^[a-zA-Z]+$/.test(search.quote.raw);
  const [start, end] = lone ? span : snapToWords(raw, span);
  const first = search.cutStart ? start - ellipsisBefore(raw, start) : start;
  const last = search.cutEnd ? end + ellipsisAt(raw, end) : end;
  return snapToClusters(raw, balanceDelimiters(raw, [first, last]));
};
