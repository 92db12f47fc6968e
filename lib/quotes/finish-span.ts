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

/** A quote of a row, whole or up to one of its cells, means that much of the row, whichever of its cells it left empty. */
const wholeRow = ({ document: { raw }, quote }: QuoteSearch, [start, end]: Span): Span => {
  if (!/^\|[^\n]*$/.test(quote.raw) || raw.slice(start, end).includes("\n")) return [start, end];
  const lineStart = raw.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = raw.indexOf("\n", end) < 0 ? raw.length : raw.indexOf("\n", end);
  const line = raw.slice(lineStart, lineEnd).trimEnd();
  if (!/^[ \t>]*\|/.test(line)) return [start, end];
  const [rowStart, rowEnd] = [lineStart + line.indexOf("|"), lineStart + line.length];
  const isOf = (to: number) => borders(raw.slice(rowStart, to)) === borders(quote.raw);
  if (quote.raw.endsWith("|") && line.endsWith("|") && isOf(rowEnd)) return [rowStart, rowEnd];
  return isOf(end) ? [rowStart, end] : [start, end];
};

const borders = (row: string): number => row.split("|").length;
