import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";

/** Fewer letters and digits stand in every text and prove nothing. */
const shortest = 8;

/**
 * Which quotes stand in a document, each as the document has it and once; and which do not. One that stands in
 * several places stands in it, too.
 */
export const verifiedQuotes = (
  document: string,
  quotes: readonly string[],
): { readonly quotes: string[]; readonly missing: string[] } => {
  const found = new Set<string>();
  const missing: string[] = [];
  for (const quote of quotes) {
    const passage = passageOf(document, quote);
    if (passage === null) missing.push(quote);
    else found.add(passage);
  }
  return { quotes: [...found], missing };
};

const passageOf = (document: string, quote: string): string | null => {
  const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < shortest || quote.length > QUOTE_LIMIT) return null;
  const placement = placeQuote(document, quote);
  if (placement.kind === "placed") return placement.matched;
  if (placement.kind === "absent") return null;
  const [first] = placement.candidates;
  return first ? document.slice(first.start, first.end) : null;
};
