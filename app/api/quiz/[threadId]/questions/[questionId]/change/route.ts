import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { settleStale } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "questionId">({
  /** What was changed in the note under a question; null where nothing was. */
  GET: async ({ params: { threadId, questionId }, services }) =>
    answer({ stale: await services.quiz.read.staleQuestion(threadId, questionId) }),

  /** Keeps the question through this change, or makes it again; asked for again until no model is at it any more. */
  POST: async ({ request, params: { threadId, questionId }, services }) => {
    const settled = await readJson(request, settleStale);
    return answer(await services.quiz.write.settleStale(threadId, questionId, settled));
  },
});
