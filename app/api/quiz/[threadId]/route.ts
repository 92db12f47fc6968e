import { handlers } from "#app/handlers.ts";
import { answerRevision } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The quiz with its report; keys come only with questions that were answered. */
  GET: async ({ request, params, locale, services }) => {
    const revision = await services.threads.read.getRevision(params.threadId);
    return answerRevision(request, revision, () =>
      services.quiz.read.getQuiz(params.threadId, locale),
    );
  },
});
