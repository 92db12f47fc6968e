import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { answerRequest } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Answers a question; its key, explanation and passage come back. */
  POST: async ({ request, params, services }) => {
    const given = await readJson(request, answerRequest);
    return answer(await services.quiz.write.answerQuestion(params.threadId, given));
  },
});
