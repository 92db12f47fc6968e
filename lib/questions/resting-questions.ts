import type { Passage, Span } from "#lib/schemas/quiz.ts";
import type { RestingLink } from "#lib/schemas/resting-question.ts";
import { placeInSource } from "#lib/subjects/excerpt.ts";
import type { AlignedNote } from "#lib/subjects/note-changes.ts";
import type { SourceText } from "#lib/subjects/source-store.ts";
import { overlap } from "#lib/text/text-span.ts";
import { placesOf } from "./note-places.ts";

/** A question as a link to it. */
interface LinkedQuestion {
  readonly id: string;
  readonly stem: string;
  readonly evidence: Passage;
  /** Its card; null where it has none yet. */
  readonly cardId: string | null;
  /** Also while its answer waits for a grade, which makes no card yet. */
  readonly isAnswered: boolean;
}

/** A question as a page links to it beside its passage. */
export const restingLinkOf = ({
  at: _,
  places: _places,
  ...link
}: RestingQuestion): RestingLink => ({
  ...link,
  stem: link.isAnswered ? link.stem : "",
});

/** A quiz that was made from a source, with the note that it has of it. */
export interface RestingQuiz {
  readonly id: string;
  readonly title: string;
  /** The source's former text, from which it was made. */
  readonly former: string;
  /** Where that begins in the quiz's note. */
  readonly start: number;
  /** What its chosen parts say now, and where they stand in the source; null where it was made from all of it. */
  readonly present: Pick<SourceText, "text" | "pieces"> | null;
  readonly questions: readonly LinkedQuestion[];
}

/** A question that rests on a passage of a source. */
export interface RestingQuestion
  extends Pick<LinkedQuestion, "id" | "stem" | "cardId" | "isAnswered"> {
  readonly quizId: string;
  readonly quizTitle: string;
  /** Where its passage begins in the source as it is. */
  readonly at: number;
  /** What is left of its passage, there. */
  readonly places: readonly Span[];
}

/**
 * The questions of a quiz that rest on a source, by the place at which their passage begins in the source as it is now. What
 * rests on sentences that are gone stands nowhere.
 * @param aligned both texts, where the present one is another than the quiz was made from; null where it is the same
 */
export const restingQuestions = (
  { id: quizId, title: quizTitle, former, start, present, questions }: RestingQuiz,
  aligned: AlignedNote | null,
): RestingQuestion[] =>
  questions.flatMap(({ evidence, ...question }) => {
    if (evidence.quote === "") return [];
    const places = placesOf(evidence).flatMap((place) => {
      const own = { start: place.start - start, end: place.end - start };
      return own.start < former.length && own.end > 0 ? placesNow(own, aligned) : [];
    });
    const [first] = places;
    if (first === undefined) return [];
    const { id, stem, cardId, isAnswered } = question;
    const inSource = (offset: number) => placeInSource(present ?? { pieces: null }, offset);
    const at = inSource(Math.max(0, first.start));
    const inItsSource = places.map((place) => {
      const from = inSource(Math.max(0, place.start));
      return { start: from, end: from + place.end - Math.max(0, place.start) };
    });
    return [{ id, stem, cardId, isAnswered, quizId, quizTitle, at, places: inItsSource }];
  });

/** Where the sentences of a passage stand that are left. */
const placesNow = (place: Span, aligned: AlignedNote | null): Span[] => {
  if (aligned === null) return [place];
  const { before, after, pairs } = aligned;
  return before.flatMap((piece, index) => {
    if (!overlap(piece, place)) return [];
    const partner = pairs?.find((pair) => pair.before === index)?.after ?? null;
    const now = partner === null ? undefined : after[partner];
    return now === undefined ? [] : [{ start: now.start, end: now.end }];
  });
};
