import type { Attempt, Correction, Question, QuestionView, QuizView } from "../schemas/quiz.ts";
import type { AttemptRow, QuizSheet } from "./answer-store.ts";
import { findAttempt, roundQuestions } from "./round-questions.ts";

/**
 * A quiz as its student may see it: the questions of the present round, each with its key only
 * once it was answered in this round. No questions before the quiz is finished, so that nothing
 * half-done looks done.
 */
export const quizView = (sheet: QuizSheet, error: QuizView["error"]): QuizView => {
  const { thread, quiz } = sheet;
  const playable = quiz.status === "ready" || quiz.status === "ready_unchecked";
  return {
    id: thread.id,
    title: thread.title,
    status: thread.status === "failed" ? "failed" : quiz.status,
    factCheck: quiz.factCheck,
    language: quiz.language,
    contentType: quiz.contentType,
    strategy: quiz.strategy,
    fromCache: quiz.fromCache,
    error,
    corrections: [...sheet.corrections],
    uncheckedTerms: sheet.unchecked.map(({ term }) => term),
    shortfall: quiz.shortfall,
    round: quiz.round,
    questions: playable
      ? roundQuestions(sheet, quiz.round).map((question, index) =>
          questionView(question, {
            number: index + 1,
            corrections: sheet.corrections,
            unchecked: isUnchecked(question, sheet),
            attempt: findAttempt(sheet.attempts, question.id, quiz.round),
          }),
        )
      : [],
    revision: thread.revision,
  };
};

const questionView = (
  question: Question,
  around: {
    number: number;
    corrections: readonly Correction[];
    unchecked: boolean;
    attempt: AttemptRow | null;
  },
): QuestionView => ({
  id: question.id,
  type: question.type,
  stem: question.stem,
  options: question.options,
  conceptId: question.conceptId,
  code: question.code,
  codeLanguage: question.codeLanguage,
  difficulty: question.difficulty,
  number: around.number,
  correctionIds: correctionsOf(question, around.corrections).map(({ id }) => id),
  unchecked: around.unchecked,
  attempt: around.attempt && plainAttempt(around.attempt),
  key: around.attempt && questionKey(question),
});

/** A question of a direct quiz rests on no concept: only when all of the note was checked, its sentences were. */
const isUnchecked = (
  { conceptId }: Pick<Question, "conceptId">,
  { unchecked, quiz }: Pick<QuizSheet, "unchecked" | "quiz">,
): boolean =>
  conceptId === null ? quiz.factCheck !== "checked" : unchecked.some(({ id }) => id === conceptId);

/** What a student learns with an answer. */
export const questionKey = ({ answer, explanation, evidence }: Question) => ({
  answer,
  explanation,
  evidence,
});

/** The warnings that touch a question: those of its concept. */
export const correctionsOf = (
  { conceptId }: Pick<Question, "conceptId">,
  corrections: readonly Correction[],
): Correction[] =>
  conceptId === null ? [] : corrections.filter((correction) => correction.conceptId === conceptId);

const plainAttempt = ({ answer, correct, score, reason }: AttemptRow): Attempt => ({
  answer,
  correct,
  score,
  reason,
});
