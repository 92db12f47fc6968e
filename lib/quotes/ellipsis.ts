import type { Span } from "./fit-ends.ts";

const atEnd = /(?<!\s)\s*(?:\[\s*(?:\.{3}|…)\s*\]|\(\s*(?:\.{3}|…)\s*\)|(?<!\.)\.{3,}|…)\s*$/;
const atStart = /^\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…)\s*/;
/** A quote that is hardly more than an ellipsis says nothing. */
const SHORTEST_REST = 8;
/** Longest ellipsis with its brackets and white space. */
const TAIL = 24;

/** The quote without "…" for what the model left out before or after it. */
export const cutEllipsis = (quote: string): string => {
  const cut = quote.slice(0, -TAIL) + quote.slice(-TAIL).replace(atEnd, "");
  const both = cut.slice(0, TAIL).replace(atStart, "") + cut.slice(TAIL);
  return both.length >= SHORTEST_REST ? both : quote;
};

/** The ends at which a quote was cut with an ellipsis. */
export type CutEnds = { readonly cutStart: boolean; readonly cutEnd: boolean };

export const cutEndsOf = (quote: string, kept: string): CutEnds => ({
  cutStart: !quote.startsWith(kept.slice(0, 4)),
  cutEnd: !quote.endsWith(kept.slice(-4)),
});

/** The span with the ellipsis that the document itself has at an end where the quote was cut: it was quoted, too. */
export const withEllipses = (
  raw: string,
  [start, end]: Span,
  { cutStart, cutEnd }: CutEnds,
): Span => {
  const before = /(?:\.{3}|…|\[(?:\.{3}|…)\])[\s`#]{0,12}$/.exec(
    raw.slice(Math.max(0, start - 17), start),
  );
  const after = /^\s{0,12}(?:\.{3}|…|\[(?:\.{3}|…)\])/.exec(raw.slice(end, end + 17));
  return [
    cutStart ? start - (before?.[0].length ?? 0) : start,
    cutEnd ? end + (after?.[0].length ?? 0) : end,
  ];
};

const alone = /\[(?:\.{3}|…)\]|\((?:\.{3}|…)\)|(?<=\s)(?:\.{3}|…)(?=\s)/g;

/** An ellipsis that stands alone inside the quote, with the white space around it, or null. */
export const middleEllipsis = (quote: string): Span | null => {
  let passed = 0;
  for (const match of quote.matchAll(alone)) {
    // Not by the expression, which would try every run of white space from each of its signs on.
    const start = Math.max(passed, quote.slice(0, match.index).trimEnd().length);
    const behind = quote.slice(match.index + match[0].length).trimStart();
    if (start > 0 && behind !== "") return [start, quote.length - behind.length];
    passed = quote.length - behind.length;
  }
  return null;
};
