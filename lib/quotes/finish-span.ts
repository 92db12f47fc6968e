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
  const balanced = balanceDelimiters(raw, whole, search.quote.raw);
  return snapToClusters(raw, wholeRow(search, wholeLine(search, wholeBrackets(search, balanced))));
};

/** Words behind the place up to the bracket that closes it. */
const LONGEST_REST = 40;

/** A quote that ends with the closing bracket of `(` or `{%` means that of the place, where its last word was run on or left out. */
const wholeBrackets = ({ document: { raw }, quote }: QuoteSearch, [start, end]: Span): Span => {
  const closing = /(%\}|\))[.,;:!?]?$/.exec(quote.raw.trimEnd())?.[1];
  if (closing === undefined) return [start, end];
  const opening = closing === ")" ? "(" : "{%";
  const open = (text: string) => text.split(opening).length - text.split(closing).length;
  if (open(quote.raw) !== 0 || open(raw.slice(start, end)) !== 1) return [start, end];
  const rest = raw.slice(end, end + LONGEST_REST).split("\n", 1)[0] ?? "";
  const at = rest.indexOf(closing);
  const isNext = at >= 0 && !rest.slice(0, at).includes(opening);
  if (!isNext) return [start, end];
  const last = quote.raw.trimEnd().slice(-1);
  const to = at + closing.length;
  return [start, end + to + (last !== closing.slice(-1) && rest[to] === last ? 1 : 0)];
};

/** Where the lines of the place each begin with an emoji that the quote left out, the first one does so, too. */
const wholeLine = ({ document: { raw } }: QuoteSearch, [start, end]: Span): Span => {
  const lead = /(?<=^|\n)[ \t]{0,9}(\p{Extended_Pictographic}\ufe0f?) $/u.exec(
    raw.slice(Math.max(0, start - 20), start),
  );
  const isOfLines = lead?.[1] !== undefined && raw.slice(start, end).includes(`\n${lead[1]} `);
  return isOfLines ? [start - lead[0].trimStart().length, end] : [start, end];
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
