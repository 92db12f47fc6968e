import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { restoreRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Makes the text of an earlier revision the present one. */
  POST: async ({ request, params, services }) => {
    const change = await readJson(request, restoreRequest);
    await services.study.write.restoreRevision(params.threadId, change);
    return done();
  },
});
