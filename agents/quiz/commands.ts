import { errorSentence } from "#lib/i18n/error-sentence.ts";
import type { Runtime } from "../runtime-api.ts";
import {
  type AnsweringPorts,
  answerQuestion,
  getQuiz,
  getQuizNote,
  getQuizResults,
  retryMistakes,
} from "./answering.ts";

type QuizCommands = Pick<
  Runtime,
  "getQuiz" | "quizNote" | "answerQuestion" | "quizResults" | "retryMistakes"
>;

/** What a student does with a finished quiz; none of it waits for the thread's worker. */
export const quizCommands = (answering: AnsweringPorts): QuizCommands => ({
  getQuiz: (ownerId, threadId, locale) =>
    getQuiz(answering, { ownerId, threadId }, (code, details) =>
      errorSentence(locale, code, details),
    ),
  quizNote: (ownerId, threadId) => getQuizNote(answering, { ownerId, threadId }),
  answerQuestion: (ownerId, threadId, request) =>
    answerQuestion(answering, { ownerId, threadId }, request),
  quizResults: (ownerId, threadId) => getQuizResults(answering, { ownerId, threadId }),
  retryMistakes: (ownerId, threadId) => retryMistakes(answering, { ownerId, threadId }),
});
