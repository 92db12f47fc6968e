import type { Ask } from "#lib/ai/task.ts";
import { aside } from "#lib/aside/aside.ts";
import { AppError, type ErrorDetails, toAppError } from "#lib/errors.ts";
import type { AnswerStore, QuizSheet } from "#lib/questions/answer-store.ts";
import { gradeByKeyWords, passScore } from "#lib/questions/grade-by-key-words.ts";
import { judgeAnswer, selfJudgements } from "#lib/questions/judge-answer.ts";
import { type NoteOfQuiz, notePlaces } from "#lib/questions/note-places.ts";
import { quizResults } from "#lib/questions/quiz-results.ts";
import { correctionsOf, questionKey, quizView, speaksOfRows } from "#lib/questions/quiz-view.ts";
import { findAttempt, roundQuestions } from "#lib/questions/round-questions.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  AnswerRequest,
  AnswerResult,
  Attempt,
  Passage,
  Question,
  QuizResults,
  QuizView,
  SelfGrade,
} from "#lib/schemas/quiz.ts";
import { gradeOpenAnswer, type OpenAnswer } from "./tasks/grade-open-answer.ts";

export interface AnsweringPorts {
  readonly ask: Ask;
  readonly answers: AnswerStore;
  /** How long a student waits for the judge of an open answer, in milliseconds. */
  readonly gradeWithinMs: number;
}

/** Where the request comes from: the student and their quiz. */
export interface QuizAddress {
  readonly ownerId: string;
  readonly threadId: string;
}

/**
 * The quiz without the keys of unanswered questions.
 * @param errorSentence the catalogue's sentence for an error.
 * @throws AppError not_found
 */
export const getQuiz = async (
  { answers }: Pick<AnsweringPorts, "answers">,
  { ownerId, threadId }: QuizAddress,
  errorSentence: (code: string, details: ErrorDetails | null) => string,
): Promise<QuizView> => {
  const sheet = await answers.sheet(ownerId, threadId);
  const code = sheet.thread.status === "failed" ? (sheet.thread.errorCode ?? "internal") : null;
  const { errorDetails } = sheet.thread;
  return quizView(
    sheet,
    code === null ? null : { code, message: errorSentence(code, errorDetails) },
    await uncheckedSentences(answers, { ownerId, threadId }, sheet),
    speaksOfRows(sheet) ? (await answers.note(ownerId, threadId)).text : "",
  );
};

/** @throws AppError not_found */
export const getQuizNote = async (
  { answers }: Pick<AnsweringPorts, "answers">,
  at: QuizAddress,
): Promise<NoteOfQuiz> => {
  const sheet = await answers.sheet(at.ownerId, at.threadId);
  const { text } = await answers.note(at.ownerId, at.threadId);
  const unchecked = await uncheckedSentences(answers, at, sheet);
  // Where nothing was checked, the page says so once and marks nothing.
  const marked = sheet.quiz.factCheck === "partly" ? unchecked : [];
  return { text, places: notePlaces(quizView(sheet, null, unchecked), marked, text.length) };
};

/** The note is read again only where something of it was not checked, which is rare. */
const uncheckedSentences = async (
  answers: AnswerStore,
  { ownerId, threadId }: QuizAddress,
  { quiz }: QuizSheet,
): Promise<Passage[]> => {
  const numbers = quiz.noteCheck?.unchecked ?? [];
  if (numbers.length === 0) return [];
  const { text, language } = await answers.note(ownerId, threadId);
  return aside("sentencesOf", text, language, numbers);
};

/** @throws AppError not_found */
export const getQuizResults = async (
  { answers }: Pick<AnsweringPorts, "answers">,
  { ownerId, threadId }: QuizAddress,
): Promise<QuizResults> => quizResults(await answers.sheet(ownerId, threadId));

/**
 * Stores an answer before it is judged, so that none is lost, and returns what the student learns
 * from it. The first answer to a question in a round counts; a second one changes nothing, but
 * asks the judge again when an open answer still waits for its grade. What was to be recalled is graded by the
 * student's first grade, with the answer or after it, and no model is asked.
 * @throws AppError not_found, question_closed when the question is not part of the present round, bad_request
 */
export const answerQuestion = async (
  ports: AnsweringPorts,
  { ownerId, threadId }: QuizAddress,
  request: AnswerRequest,
): Promise<AnswerResult> => {
  const sheet = await ports.answers.sheet(ownerId, threadId);
  const question = findQuestion(sheet, request.questionId);
  const { round } = sheet.quiz;
  const isRecall = question.type === "free_recall";
  if (!isRecall && (request.answer === "" || request.grade !== undefined)) {
    throw new AppError("bad_request", `A question of type ${question.type} takes an answer alone`);
  }
  const judged = judgeAnswer(question, request.answer);
  const first =
    findAttempt(sheet.attempts, question.id, round) ??
    (await ports.answers.recordAttempt(ownerId, threadId, {
      questionId: question.id,
      round,
      answer: request.answer,
      correct: judged?.correct ?? null,
      score: judged?.score ?? null,
      reason: null,
    }));
  const attempt =
    first.correct === null
      ? await gradePending(ports, { ownerId, threadId }, sheet, question, first, request.grade)
      : first;
  return {
    questionId: question.id,
    attempt: {
      answer: attempt.answer,
      correct: attempt.correct,
      score: attempt.score,
      reason: attempt.reason,
    },
    key: questionKey(question),
    corrections: correctionsOf(question, sheet.corrections),
  };
};

/**
 * Begins a round with the questions answered wrong in the present one, if there are any, and with
 * those that have no grade yet.
 * @throws AppError not_found, nothing_to_retry
 */
export const retryMistakes = async (
  { answers }: Pick<AnsweringPorts, "answers">,
  { ownerId, threadId }: QuizAddress,
): Promise<void> => {
  const sheet = await answers.sheet(ownerId, threadId);
  if (quizResults(sheet).mistakes.length === 0) {
    throw new AppError("nothing_to_retry", `Quiz ${threadId} has no mistakes in this round`);
  }
  await answers.beginRound(ownerId, threadId, sheet.quiz.round);
};

const findQuestion = (sheet: QuizSheet, questionId: string): Question => {
  const question = sheet.questions.find(({ id }) => id === questionId);
  if (!question) throw new AppError("not_found", `There is no question ${questionId} in this quiz`);
  const playable = sheet.quiz.status === "ready" || sheet.quiz.status === "ready_unchecked";
  if (!playable || !roundQuestions(sheet, sheet.quiz.round).includes(question)) {
    throw new AppError(
      "question_closed",
      `Question ${questionId} is not part of the present round`,
    );
  }
  return question;
};

/** A passage that was uncovered waits for the student's own grade, every other answer for a judge. */
const gradePending = async (
  ports: AnsweringPorts,
  at: QuizAddress,
  sheet: QuizSheet,
  question: Question,
  pending: Attempt,
  own: SelfGrade | undefined,
): Promise<Attempt> => {
  if (question.type !== "free_recall") return gradeOpen(ports, at, sheet, question, pending);
  if (own === undefined) return pending;
  return ports.answers.gradeAttempt(at.ownerId, at.threadId, {
    questionId: question.id,
    round: sheet.quiz.round,
    reason: null,
    ...selfJudgements[own],
  });
};

/** Errors that asking again will not mend: the answer is then graded by rules, and says so. */
const permanent = (error: AppError): boolean => !error.transient && error.code !== "stopped";

const gradeOpen = async (
  { ask, answers, gradeWithinMs }: AnsweringPorts,
  { ownerId, threadId }: QuizAddress,
  sheet: QuizSheet,
  question: Question,
  pending: Attempt,
): Promise<Attempt> => {
  const { language, round } = sheet.quiz;
  const grade = await askForGrade(ask, {
    ownerId,
    threadId,
    signal: AbortSignal.timeout(gradeWithinMs),
    language,
    answer: {
      number: 1,
      stem: question.stem,
      code: question.code,
      key: question.answer,
      passage: question.evidence.quote,
      answer: pending.answer,
    },
  });
  if (!grade) return pending;
  return answers.gradeAttempt(ownerId, threadId, {
    questionId: question.id,
    round,
    correct: grade.score >= passScore,
    score: grade.score,
    reason: grade.reason,
  });
};

/** Null when no judge answered in time; the answer then keeps waiting. */
const askForGrade = async (
  ask: Ask,
  {
    language,
    answer,
    ...context
  }: QuizAddress & { signal: AbortSignal; language: Language; answer: OpenAnswer },
): Promise<{ score: number; reason: string } | null> => {
  try {
    const { output } = await ask(gradeOpenAnswer, { language, answers: [answer] }, context);
    return output.grades.find(({ number }) => number === answer.number) ?? null;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (permanent(error)) return gradeByKeyWords(answer.key, answer.answer, language);
    return null;
  }
};
