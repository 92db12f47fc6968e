import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { addQuestionRequest } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** All questions of a quiz without their keys, with those that were deleted. */
  GET: async ({ params, services }) =>
    answer({ questions: await services.quiz.read.listQuestions(params.threadId) }),

  /** Adds a question of the student's own. */
  POST: async ({ request, params, services }) => {
    const added = await readJson(request, addQuestionRequest);
    return answer(await services.quiz.write.addQuestion(params.threadId, added), 201);
  },
});
