import type { Placement } from "#lib/quotes/quote-search.ts";
import type { QuoteCase } from "./quote-case.ts";

export type Outcome = "right" | "asked" | "wrong" | "absent";

/** The document as the case wants it. */
export const documentOf = (text: string, edits: QuoteCase["doc_edits"]): string =>
  edits === "crlf"
    ? text.replace(/\n/g, "\r\n")
    : (edits ?? []).reduce(
        (result, [start, end, replacement]) =>
          result.slice(0, start) + replacement + result.slice(end),
        text,
      );

const trimmed = (text: string, [start, end]: readonly [number, number]): string => {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return `${from}-${from + part.trim().length}`;
};

/**
 * A place counts when it is one of the accepted spans, outer white space aside. Asking about a quote that
 * is absent is right, so is reporting it absent; an ambiguous quote must be asked about with all its places.
 */
export const judgeCase = (text: string, item: QuoteCase, placement: Placement): Outcome => {
  const spans = new Set((item.spans ?? []).map((span) => trimmed(text, span)));
  if (placement.kind === "placed") {
    return item.expect === "span" && spans.has(trimmed(text, [placement.start, placement.end]))
      ? "right"
      : "wrong";
  }
  if (item.expect === "absent") return "right";
  if (placement.kind === "absent") return "absent";
  if (item.expect === "span") return "asked";
  const candidates = new Set(
    placement.candidates.map(({ start, end }) => trimmed(text, [start, end])),
  );
  return [...spans].every((span) => candidates.has(span)) ? "right" : "asked";
};
