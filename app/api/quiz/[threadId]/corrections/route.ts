import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { takeCorrections } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Which corrections the note's sources say by now. */
  GET: async ({ params, services }) =>
    answer(await services.quiz.read.correctionsTaken(params.threadId)),

  /** Has the note's sources say what these corrections say, or what they said before. */
  POST: async ({ request, params, services }) => {
    await services.quiz.write.takeCorrections(
      params.threadId,
      await readJson(request, takeCorrections),
    );
    return answer(await services.quiz.read.correctionsTaken(params.threadId));
  },
});
