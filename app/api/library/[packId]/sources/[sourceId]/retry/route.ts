import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId" | "sourceId">({
  /** Begins a failed import again. */
  POST: async ({ params, owner, services }) => {
    await services.retrySource(owner, params.packId, params.sourceId);
    return done();
  },
});
