import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId" | "sourceId">({
  /** Begins a failed import again. */
  POST: async ({ params, services }) => {
    await services.library.write.retrySource(params.packId, params.sourceId);
    return done();
  },
});
