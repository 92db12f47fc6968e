import type { NearestPassage, QuoteCandidate } from "../../quotes/placement.ts";
import {
  blockAround,
  documentHeadings,
  foldedHeading,
  linesAround,
  sentencesAround,
} from "../document-units.ts";
import { passagesSharingWords } from "../passages-sharing-words.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { CommandTarget, TargetUnit } from "./command.ts";
import { findWords } from "./find-words.ts";

/** A place of what a command speaks of. */
export interface TargetPlace {
  /** The quoted words themselves, or the heading's text. */
  readonly words: TextSpan;
  /** What the unit makes of them: the sentence, paragraph, line or section. */
  readonly whole: TextSpan;
  readonly similarity: number;
}

export type FoundTarget =
  | { readonly kind: "found"; readonly places: readonly TargetPlace[] }
  | { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] }
  | { readonly kind: "nothing_selected" };

/** All places that a command may mean; with a selection those inside it, if there are such. */
export const findTarget = (
  document: string,
  target: CommandTarget,
  selection: TextSpan | null,
): FoundTarget => {
  if (target.kind === "selection") {
    if (selection === null) return { kind: "nothing_selected" };
    return { kind: "found", places: [{ words: selection, whole: selection, similarity: 1 }] };
  }
  const { text, unit, quoted, ordinal } = target;
  if (unit === "section" || unit === "heading") {
    return chosen(findHeading(document, text, unit), null, ordinal);
  }
  const found = findWords(document, text);
  if (found.kind === "absent") {
    return found.nearest.length > 0
      ? found
      : { kind: "absent", nearest: passagesSharingWords(document, text) };
  }
  // Without quotation marks only the very words are surely meant.
  const places = quoted ? found.places : found.places.filter(({ similarity }) => similarity === 1);
  if (places.length === 0) {
    return { kind: "absent", nearest: found.places.map((place) => passage(document, place)) };
  }
  const targets = places.map((place) => ({
    words: { start: place.start, end: place.end },
    whole: unitAround(document, place, unit),
    similarity: place.similarity,
  }));
  return chosen({ kind: "found", places: distinct(targets, unit) }, selection, ordinal);
};

const passage = (document: string, place: QuoteCandidate): NearestPassage => ({
  ...place,
  text: document.slice(place.start, place.end),
});

const unitAround = (document: string, { start, end }: TextSpan, unit: TargetUnit): TextSpan => {
  switch (unit) {
    case "sentence":
      return sentencesAround(document, { start, end });
    case "paragraph":
      return blockAround(document, { start, end });
    case "line":
      return linesAround(document, { start, end });
    default:
      return { start, end };
  }
};

/** A word that stands twice in one paragraph names that paragraph once. */
const distinct = (places: readonly TargetPlace[], unit: TargetUnit): TargetPlace[] =>
  unit === "words"
    ? [...places]
    : [
        ...new Map(
          places.map((place) => [`${place.whole.start}:${place.whole.end}`, place]),
        ).values(),
      ];

const mostShown = 5;

const findHeading = (document: string, text: string, unit: "section" | "heading"): FoundTarget => {
  const headings = documentHeadings(document);
  const wanted = foldedHeading(text);
  const named = ({ text: { start, end } }: { text: TextSpan }) =>
    foldedHeading(document.slice(start, end));
  const same = headings.filter((heading) => named(heading) === wanted);
  const fitting =
    same.length > 0 ? same : headings.filter((heading) => named(heading).startsWith(wanted));
  if (fitting.length === 0) {
    const nearest = headings
      .slice(0, mostShown)
      .map(({ text: place }) => passage(document, { ...place, similarity: 0 }));
    return { kind: "absent", nearest };
  }
  return {
    kind: "found",
    places: fitting.map(({ start, end, text: words, sectionEnd }) => ({
      words,
      whole: unit === "section" ? { start, end: trimmedEnd(document, sectionEnd) } : { start, end },
      similarity: 1,
    })),
  };
};

const trimmedEnd = (document: string, end: number): number =>
  document.slice(0, end).trimEnd().length;

const chosen = (
  found: FoundTarget,
  selection: TextSpan | null,
  ordinal: number | null,
): FoundTarget => {
  if (found.kind !== "found") return found;
  const inside =
    selection === null
      ? []
      : found.places.filter(
          ({ words }) => selection.start <= words.start && words.end <= selection.end,
        );
  const places = inside.length > 0 ? inside : found.places;
  if (ordinal === null) return { kind: "found", places };
  const place = places.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return place === undefined ? { kind: "absent", nearest: [] } : { kind: "found", places: [place] };
};
