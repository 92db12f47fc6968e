import type { QuizResults } from "../schemas/quiz.ts";
import type { QuizSheet } from "./answer-store.ts";
import { isMistake } from "./is-mistake.ts";
import { findAttempt, roundQuestions } from "./round-questions.ts";

/** How the present round stands. */
export const quizResults = (sheet: QuizSheet): QuizResults => {
  const { round } = sheet.quiz;
  const asked = roundQuestions(sheet, round);
  const answered = asked.flatMap(({ id }) => findAttempt(sheet.attempts, id, round) ?? []);
  const score = answered.reduce((sum, attempt) => sum + (attempt.score ?? 0), 0);
  return {
    id: sheet.thread.id,
    round,
    total: asked.length,
    answered: answered.length,
    correct: answered.filter(({ correct }) => correct === true).length,
    score: Math.round(score * 100) / 100,
    mistakes: answered.filter(isMistake).map(({ questionId }) => questionId),
  };
};
