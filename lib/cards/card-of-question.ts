import { keyOnPaper, questionOnPaper } from "#lib/questions/export-quiz.ts";
import { type CardSides, maxSideCharacters } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";

/** A question as a card of the student's own, for when its quiz is deleted: as on paper, with the answer and why. */
export const cardOfQuestion = (question: Question, language: Language): CardSides => {
  const key = keyOnPaper(question, language).join("  \n");
  const parts = [key, question.explanation].map((part) => part.trim());
  const back = parts.filter((part) => part !== "").join("\n\n");
  const front = questionOnPaper(question, language);
  return {
    front: front.slice(0, maxSideCharacters).toWellFormed(),
    back: back.slice(0, maxSideCharacters).toWellFormed(),
  };
};
