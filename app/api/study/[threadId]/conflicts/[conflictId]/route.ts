import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { conflictRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "conflictId">({
  /** Settles where notes and material disagree: as the notes say, or as the material does. */
  POST: async ({ request, params, services }) => {
    const { threadId, conflictId } = params;
    const choice = await readJson(request, conflictRequest);
    await services.study.write.settleConflict(threadId, { ...choice, conflictId });
    return done();
  },
});
