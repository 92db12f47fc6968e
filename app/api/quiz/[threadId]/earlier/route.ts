import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Asks again what earlier quizzes asked; the quiz comes back with it. */
  POST: async ({ params, locale, owner, services }) => {
    await services.askEarlierAgain(owner, params.threadId);
    return answer(await services.getQuiz(owner, params.threadId, locale));
  },
});
