import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { settleCorrections } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Which corrections the note's sources say by now. */
  GET: async ({ params, services }) =>
    answer(await services.quiz.read.correctionsTaken(params.threadId)),

  /** Has the note's sources say what corrections say, what they said before or what the student wrote; or rejects them, or no longer. */
  POST: async ({ request, params, services }) => {
    const { quiz } = services;
    const settled = await readJson(request, settleCorrections);
    if ("taken" in settled) await quiz.write.takeCorrections(params.threadId, settled);
    else if ("own" in settled) await quiz.write.rewordCorrection(params.threadId, settled);
    else await quiz.write.rejectCorrections(params.threadId, settled);
    return answer(await services.quiz.read.correctionsTaken(params.threadId));
  },
});
