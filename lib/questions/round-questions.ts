import type { Question } from "../schemas/quiz.ts";
import type { AttemptRow, QuizSnapshot } from "./answer-store.ts";

/**
 * The questions of a round: all of them in the first, then those that were not answered right in
 * the round before. What was left out there, or never judged, comes along and is not lost.
 */
export const roundQuestions = (
  { questions, attempts }: Pick<QuizSnapshot, "questions" | "attempts">,
  round: number,
): readonly Question[] =>
  round <= 1
    ? questions
    : roundQuestions({ questions, attempts }, round - 1).filter(
        ({ id }) => findAttempt(attempts, id, round - 1)?.correct !== true,
      );

export const findAttempt = (
  attempts: readonly AttemptRow[],
  questionId: string,
  round: number,
): AttemptRow | null =>
  attempts.find((attempt) => attempt.questionId === questionId && attempt.round === round) ?? null;
