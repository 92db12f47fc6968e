import { carryChange } from "../quotes/carry-change.ts";
import { placeQuote, QUOTE_LIMIT } from "../quotes/place-quote.ts";
import type { Placement, QuoteCandidate, QuoteContext } from "../quotes/placement.ts";
import type { NewEdit } from "../study/edit-store.ts";
import { editAt } from "./edit-at.ts";
import type { FailureReason } from "./edit-failure.ts";
import { passagesSharingWords } from "./passages-sharing-words.ts";
import type { ProposedEdit, TextSpan } from "./proposed-edit.ts";

export type PlacedEdit = { readonly kind: "placed"; readonly edit: NewEdit } | FailureReason;

/**
 * Finds the place of one edit and carries its change there. With a selection the quote is looked for inside it
 * first, and in the whole document only when it is not there.
 */
export const placeEdit = (
  document: string,
  proposed: ProposedEdit,
  selection: TextSpan | null,
): PlacedEdit => {
  if (proposed.oldText.length > QUOTE_LIMIT) return { kind: "quote_too_long", limit: QUOTE_LIMIT };
  const found = findQuote(document, proposed, selection);
  if (found.kind === "absent") {
    return found.nearest.length > 0
      ? found
      : { kind: "absent", nearest: passagesSharingWords(document, proposed.oldText) };
  }
  if (found.kind === "placed") {
    const edit = carriedEdit(document, found, proposed);
    return edit === null ? { kind: "unchanged" } : { kind: "placed", edit };
  }
  const places = found.candidates.flatMap((span) => {
    const edit = carriedEdit(document, span, proposed);
    return edit === null ? [] : [{ span, edit }];
  });
  return places.length === 0 ? { kind: "unchanged" } : { kind: "ambiguous", places };
};

const carriedEdit = (
  document: string,
  { start, end, similarity }: QuoteCandidate,
  { oldText, newText, reason }: ProposedEdit,
): NewEdit | null => {
  const text = carryChange(oldText, newText, document.slice(start, end));
  return editAt(document, { start, end }, text, { similarity, reason });
};

const findQuote = (
  document: string,
  { oldText, before, after }: ProposedEdit,
  selection: TextSpan | null,
): Placement => {
  const context = { before: before ?? undefined, after: after ?? undefined };
  const inside = selection === null ? null : findInside(document, oldText, context, selection);
  return inside ?? placeQuote(document, oldText, context);
};

/** Null when the quote is not in the selection. */
const findInside = (
  document: string,
  quote: string,
  context: QuoteContext,
  { start, end }: TextSpan,
): Placement | null => {
  const found = placeQuote(document.slice(start, end), quote, context);
  const shifted = (place: QuoteCandidate): QuoteCandidate => ({
    start: place.start + start,
    end: place.end + start,
    similarity: place.similarity,
  });
  switch (found.kind) {
    case "placed":
      return { ...found, ...shifted(found) };
    case "ambiguous":
      return { ...found, candidates: found.candidates.map(shifted) };
    case "absent":
      return null;
  }
};
