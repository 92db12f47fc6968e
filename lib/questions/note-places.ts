import type { Passage, QuizView, Span } from "../schemas/quiz.ts";
import { placesOf } from "./passage-places.ts";

/** A place in the note that the quiz speaks of. Offsets are UTF-16 units of the note. */
export interface NotePlace extends Span {
  readonly kind: "correction" | "doubt" | "unchecked" | "passage";
}

/** The note of a quiz as it was given, and the places in it that may be shown. */
export interface NoteOfQuiz {
  readonly text: string;
  readonly places: readonly NotePlace[];
}

/** What the note's page calls the place that begins here. */
export const noteAnchor = ({ start }: Span): string => `at-${start}`;

/**
 * The places of a note that its quiz may show now, in the note's order: what was corrected, doubted or not checked,
 * and the passages of the questions that were answered in this round. No passage before its answer.
 */
export const notePlaces = (
  { corrections, doubts, questions }: Pick<QuizView, "corrections" | "doubts" | "questions">,
  unchecked: readonly Passage[],
  noteLength: number,
): NotePlace[] => {
  const of = (kind: NotePlace["kind"], spans: readonly (Span | null | undefined)[]): NotePlace[] =>
    spans.flatMap((span) => (span ? [{ kind, start: span.start, end: span.end }] : []));
  return distinct([
    ...of(
      "correction",
      corrections.map(({ span }) => span),
    ),
    ...of(
      "doubt",
      doubts.map(({ span }) => span),
    ),
    ...of("unchecked", unchecked),
    ...of(
      "passage",
      questions.flatMap(({ key }) => (key ? placesOf(key.evidence) : [])),
    ),
  ])
    .map((place) => ({
      ...place,
      start: Math.max(0, place.start),
      end: Math.min(place.end, noteLength),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
};

/** Several corrections of a sentence have one place. */
const distinct = (places: readonly NotePlace[]): NotePlace[] => [
  ...new Map(places.map((place) => [`${place.kind} ${place.start} ${place.end}`, place])).values(),
];
