import { type Judgement, judgeAnswer } from "#lib/questions/judge-answer.ts";
import type { CardRating } from "#lib/schemas/card.ts";
import type { Question } from "#lib/schemas/quiz.ts";

/** What of a question says whether an answer to it is right. */
export type JudgedQuestion = Pick<Question, "type" | "stem" | "answer" | "accepted">;

/** How an answer was, and the rating that it speaks for. */
export interface Suggestion {
  readonly judgement: Judgement;
  readonly rating: CardRating;
}

/**
 * The rating that an answer speaks for, which the student may overrule: what is partly right was not remembered, and with
 * a hint nothing is better than hard. By the quiz's own rules and no model.
 * @returns null where nothing was answered, or only a reader can tell how right it is
 */
export const suggestedRating = (
  question: JudgedQuestion,
  given: string,
  hinted: boolean,
): Suggestion | null => {
  const answer = given.trim();
  const judgement = answer === "" ? null : judgeAnswer(question, answer);
  if (judgement === null) return null;
  if (!judgement.correct) return { judgement, rating: "again" };
  return { judgement, rating: hinted ? "hard" : "good" };
};
