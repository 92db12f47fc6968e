import { handlers } from "#app/handlers.ts";
import { answer, answerHashed } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { settleEvidence } from "#lib/schemas/quoted-manual.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** What manuals do not say any more of what the corrections quote; 304 while that is what the client holds. */
  GET: async ({ request, params, services }) =>
    answerHashed(request, await services.quiz.read.changedEvidence(params.threadId)),

  /** Keeps the corrections through this change, or looks for their evidence again; asked for again until no model is at it. */
  POST: async ({ request, params, services }) => {
    const settled = await readJson(request, settleEvidence);
    return answer(await services.quiz.write.settleEvidence(params.threadId, settled));
  },
});
