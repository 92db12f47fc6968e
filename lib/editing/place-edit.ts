import { type CarriedChange, carryChange, type ReturnedChange } from "../quotes/carry-change.ts";
import { placeQuote, QUOTE_LIMIT } from "../quotes/place-quote.ts";
import type {
  NearestPassage,
  Placement,
  QuoteCandidate,
  QuoteContext,
} from "../quotes/placement.ts";
import type { NewEdit } from "../study/edit-store.ts";
import { editAt } from "./edit-at.ts";
import type { FailureReason } from "./edit-failure.ts";
import { passagesSharingWords } from "./passages-sharing-words.ts";
import type { ProposedEdit, TextSpan } from "./proposed-edit.ts";
import { keepsCutWords, wholeWords, withWholeWords } from "./word-edges.ts";

export type PlacedEdit = { readonly kind: "placed"; readonly edit: NewEdit } | FailureReason;

/**
 * Finds the place of one edit and carries its change there. With a selection the quote is looked for inside it
 * first, and in the whole document only when it is not there. A place where the edit would change a part of a word
 * is none: "stack" does not mean the beginning of "stacked".
 */
export const placeEdit = (
  document: string,
  proposed: ProposedEdit,
  selection: TextSpan | null,
): PlacedEdit => {
  const quote = proposed.oldText;
  if (quote.length > QUOTE_LIMIT) return { kind: "quote_too_long", limit: QUOTE_LIMIT };
  const found = findQuote(document, proposed, selection);
  if (found.kind === "absent") {
    return placePlain(document, proposed, selection) ?? absentEdit(document, quote, found.nearest);
  }
  const candidates = found.kind === "placed" ? [found] : found.candidates;
  const carried = carryTo(document, candidates, proposed);
  if (carried.length > 0) return settled(document, carried, proposed);
  const whole = /\s/.test(quote.trim()) ? [] : wholeWords(document, quote, "i");
  if (whole.length > 0) return settled(document, carryTo(document, whole, proposed), proposed);
  const words = candidates.slice(0, mostNearest).map((place) => withWholeWords(document, place));
  return absentEdit(document, quote, words);
};

/**
 * A sentence that quote and new text both make a heading or an item of, where the document has it as plain text: it is
 * looked for without that mark, letter by letter. A name alone may be that of a heading which is gone.
 */
const placePlain = (
  document: string,
  proposed: ProposedEdit,
  selection: TextSpan | null,
): PlacedEdit | null => {
  const [oldText, newText] = [proposed.oldText.trim(), proposed.newText.trim()];
  const mark = /^(?:#{1,6}|\d{1,9}[.)])[ \t]+/.exec(oldText)?.[0];
  if (mark === undefined || !newText.startsWith(mark)) return null;
  const plain = { oldText: oldText.slice(mark.length), newText: newText.slice(mark.length) };
  const isSentence = /^\S+\s+\S+\s+\S.*[.!?…:;]$/u.test(plain.oldText);
  if (!isSentence || plain.newText.includes("\n")) return null;
  const placed = placeEdit(document, { ...proposed, ...plain }, selection);
  return placed.kind === "placed" && placed.edit.similarity === 1 ? placed : null;
};

const mostNearest = 3;

const absentEdit = (
  document: string,
  quote: string,
  nearest: readonly NearestPassage[],
): PlacedEdit => ({
  kind: "absent",
  nearest: nearest.length > 0 ? nearest : passagesSharingWords(document, quote),
});

interface Carried {
  readonly place: TextSpan;
  readonly change: CarriedChange | ReturnedChange;
  readonly similarity: number;
}

/** What would stand at each place; those where a part of a word would change are left out. */
const carryTo = (
  document: string,
  places: readonly QuoteCandidate[],
  { oldText, newText }: ProposedEdit,
): Carried[] => {
  const carried = places
    .map(({ similarity, ...place }) => ({
      place,
      change: carryChange(document, place, oldText, newText),
      similarity,
    }))
    .filter(({ change }) => change.text === null || keepsCutWords(document, change, change.text));
  // A new text that is a heading or an item of a list takes the place of one.
  const mark = lineMark.exec(newText.trimStart())?.[0];
  if (carried.length < 2 || mark === undefined) return carried;
  const marked = carried.filter(
    ({ place, change }) => change.start < place.start && document.startsWith(mark, change.start),
  );
  return marked.length === 1 ? marked : carried;
};

const lineMark = /^(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \t]+/;

const settled = (
  document: string,
  carried: readonly Carried[],
  { reason }: ProposedEdit,
): PlacedEdit => {
  const places = carried.flatMap(({ change, similarity }) => {
    if (change.kind === "differs") return [];
    const { start, end, text } = change;
    const edit = editAt(document, { start, end }, text, { similarity, reason });
    return edit === null ? [] : [{ span: { start, end }, edit }];
  });
  const [only] = places;
  if (only === undefined) return notStored(document, carried);
  return places.length === 1 ? { kind: "placed", edit: only.edit } : { kind: "ambiguous", places };
};

/** The edit is of no place: it changes nothing, or not what it says. */
const notStored = (document: string, carried: readonly Carried[]): PlacedEdit => {
  const change = carried.map((one) => one.change).find(({ kind }) => kind === "differs");
  if (change === undefined) return { kind: "unchanged" };
  return {
    kind: "differs",
    passage: document.slice(change.start, change.end),
    stored: change.text,
  };
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
