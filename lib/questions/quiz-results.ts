import type { QuizResults } from "../schemas/quiz.ts";
import type { QuizSnapshot } from "./answer-store.ts";
import { isMistake } from "./is-mistake.ts";
import { findAttempt, roundQuestions } from "./round-questions.ts";

/** How the present round stands. */
export const quizResults = (snapshot: QuizSnapshot): QuizResults => {
  const { round } = snapshot.quiz;
  const asked = roundQuestions(snapshot, round);
  const answered = asked.flatMap(({ id }) => findAttempt(snapshot.attempts, id, round) ?? []);
  const score = answered.reduce((sum, attempt) => sum + (attempt.score ?? 0), 0);
  return {
    id: snapshot.thread.id,
    round,
    total: asked.length,
    answered: answered.length,
    correct: answered.filter(({ correct }) => correct === true).length,
    score: Math.round(score * 100) / 100,
    mistakes: answered.filter(isMistake).map(({ questionId }) => questionId),
  };
};
