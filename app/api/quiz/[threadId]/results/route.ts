import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The score of the present round and the questions answered wrong. */
  GET: async ({ params, services }) =>
    answer(await services.quiz.read.quizResults(params.threadId)),
});
