import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Asks again what earlier quizzes asked; the quiz comes back with it. */
  POST: async ({ params, locale, services }) => {
    await services.quiz.write.askEarlierAgain(params.threadId);
    return answer(await services.quiz.read.getQuiz(params.threadId, locale));
  },
});
