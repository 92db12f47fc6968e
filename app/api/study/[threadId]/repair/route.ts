import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { repairRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Repairs the marks that earlier edits doubled, as one edit. */
  POST: async ({ request, params, services }) => {
    const { key } = await readJson(request, repairRequest);
    await services.study.write.repairMarks(params.threadId, key);
    return done();
  },
});
