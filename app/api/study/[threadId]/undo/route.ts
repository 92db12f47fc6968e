import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { undoRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Takes back the newest edit that stands, or the one that is named. */
  POST: async ({ request, params, services }) => {
    const change = await readJson(request, undoRequest);
    await services.study.write.undoEdit(params.threadId, change);
    return done();
  },
});
