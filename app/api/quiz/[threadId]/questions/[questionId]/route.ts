import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { changeQuestionRequest } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "questionId">({
  /** A question with its key, for whoever asks to see it. */
  GET: async ({ params, services }) =>
    answer(await services.quiz.read.wholeQuestion(params.threadId, params.questionId)),

  /** Gives it other words, flags it, deletes it or brings it back; the list of all comes back. */
  PATCH: async ({ request, params: { threadId, questionId }, services }) => {
    const change = await readJson(request, changeQuestionRequest);
    await services.quiz.write.changeQuestion(threadId, questionId, change);
    return answer({ questions: await services.quiz.read.listQuestions(threadId) });
  },
});
