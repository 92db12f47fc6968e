import type { Concept, NoteCheck, Passage, Question } from "#lib/schemas/quiz.ts";
import { stemKey } from "./near-questions.ts";
import { placesOf, restsOn } from "./note-places.ts";

/** A question of another quiz. */
export interface AskedQuestion {
  readonly question: Question;
  /** Whether that quiz is of the same note, so that its places are places of this one. */
  readonly isSameNote: boolean;
}

/** What earlier questions must fit to be asked again in a quiz. */
export interface AgainIn {
  readonly note: string;
  readonly concepts: readonly Pick<Concept, "id">[];
  readonly doubts: NoteCheck["doubts"];
  /** What the quiz asks already. */
  readonly kept: readonly Pick<Question, "stem" | "code" | "type" | "options">[];
}

/**
 * The earlier questions that a quiz can ask once more, in the given order, at most so many: none that it asks already or
 * that rests on what is in doubt now, and those of another note only where their passage stands in this one, too.
 */
export const questionsAgain = (
  earlier: readonly AskedQuestion[],
  { note, concepts, doubts, kept }: AgainIn,
  most: number,
): Question[] => {
  const stems = new Set(kept.map(stemKey));
  const again: Question[] = [];
  for (const { question, isSameNote } of earlier) {
    const evidence = isSameNote ? question.evidence : passageIn(note, question.evidence);
    const isKnown = stems.has(stemKey(question));
    if (again.length >= most || isKnown || !evidence || restsOn(evidence, doubts)) continue;
    stems.add(stemKey(question));
    const isHere = concepts.some(({ id }) => id === question.conceptId);
    again.push({ ...question, evidence, conceptId: isHere ? question.conceptId : null });
  }
  return again;
};

/** The passage at its place in this note; null where a part of it stands nowhere, or anybody's guess where. */
const passageIn = (note: string, passage: Passage): Passage | null => {
  const places = placesOf(passage).map(({ quote }) => {
    const at = note.indexOf(quote);
    const isSure = quote !== "" && at >= 0 && note.indexOf(quote, at + 1) < 0;
    return isSure ? { quote, start: at, end: at + quote.length } : null;
  });
  if (!places.every((place) => place !== null)) return null;
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const whole = { quote: passage.quote, start: first.start, end: last.end };
  return passage.places ? { ...whole, places } : whole;
};
