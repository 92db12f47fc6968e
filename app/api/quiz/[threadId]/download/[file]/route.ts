import { handlers } from "#app/handlers.ts";
import { quizAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "file">({
  /** A quiz to take away: its questions, with the answers, as a table, for Moodle. */
  GET: async ({ params, locale, services }) =>
    quizAnswer(await services.quiz.read.exportedQuiz(params.threadId), params.file, locale),
});
