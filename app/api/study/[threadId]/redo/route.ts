import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { redoRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Brings again what was taken back last. */
  POST: async ({ request, params, services }) => {
    const { key } = await readJson(request, redoRequest);
    await services.study.write.redoEdit(params.threadId, key);
    return done();
  },
});
