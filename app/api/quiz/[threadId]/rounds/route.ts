import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Begins a round with the questions answered wrong; the quiz comes back in its new round. */
  POST: async ({ params, locale, services }) => {
    await services.quiz.write.retryMistakes(params.threadId);
    return answer(await services.quiz.read.getQuiz(params.threadId, locale));
  },
});
