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
  return snapToClusters(raw, wholeRow(search, balanceDelimiters(raw, whole, search.quote.raw)));
};

/** A quote of a whole row of a table means the whole row, whichever of its cells it left empty. */
const wholeRow = ({ document: { raw }, quote }: QuoteSearch, [start, end]: Span): Span => {
  const row = /^\|[^\n]*\|$/.test(quote.raw);
  if (!row || raw.slice(start, end).includes("\n")) return [start, end];
  const lineStart = raw.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = raw.indexOf("\n", end) < 0 ? raw.length : raw.indexOf("\n", end);
  const line = raw.slice(lineStart, lineEnd);
  if (!/^[ \t>]*\|[^\n]*\|[ \t\r]*$/.test(line) || borders(line) !== borders(quote.raw))
    return [start, end];
  return [lineStart + line.indexOf("|"), lineStart + line.trimEnd().length];
};

const borders = (row: string): number => row.split("|").length;
