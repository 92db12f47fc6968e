import { makePatch } from "../quotes/make-patch.ts";
import type { FailureReason } from "./edit-failure.ts";
import { passagesSharingWords } from "./passages-sharing-words.ts";
import type { PlacedEdit } from "./place-edit.ts";
import { wholeWords } from "./word-edges.ts";

/**
 * The one edit that puts new words in every place of the old ones, as whole words; where a sentence begins with them,
 * the capital is kept. Other forms of the words stay.
 */
export const replaceAll = (
  document: string,
  { oldText, newText, reason }: { oldText: string; newText: string; reason: string },
): PlacedEdit => {
  const places = placesOf(document, oldText);
  if (places.length === 0) return absent(document, oldText);
  const patches = places
    .map(({ start, end, text }) => makePatch(document, start, end, text(newText)))
    .filter(({ removed, inserted }) => removed !== inserted);
  if (patches.length === 0) return { kind: "unchanged" };
  return { kind: "placed", edit: { patches, similarity: 1, reason, oldText, newText } };
};

const placesOf = (document: string, oldText: string) => {
  const asWritten = (text: string) => text;
  const exact = wholeWords(document, oldText, "", Number.POSITIVE_INFINITY).map((place) => ({
    ...place,
    text: asWritten,
  }));
  const capital = capitalised(oldText);
  if (capital === oldText) return exact;
  const atBeginning = wholeWords(document, capital, "", Number.POSITIVE_INFINITY).map((place) => ({
    ...place,
    text: capitalised,
  }));
  return [...exact, ...atBeginning].sort((a, b) => a.start - b.start);
};

const capitalised = (text: string): string => {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const absent = (document: string, quote: string): FailureReason => ({
  kind: "absent",
  nearest: passagesSharingWords(document, quote),
});
