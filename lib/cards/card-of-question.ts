import type { CardSides } from "#lib/schemas/card.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { clipped } from "./clipped.ts";
import { cardSides } from "./files/card-sides.ts";

/** A question as a card of the student's own, for when its quiz is deleted: what it asks, and what answers it. */
export const cardOfQuestion = (question: Question, language: Language): CardSides => {
  const { front, back } = cardSides(question, language);
  return { front: clipped(front, maxSideCharacters), back: clipped(back, maxSideCharacters) };
};
