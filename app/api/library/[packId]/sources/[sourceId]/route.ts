import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"packId" | "sourceId">({
  /** Deletes a file and what was read from it; an import of it that runs is given up. */
  DELETE: async ({ params, services }) => {
    await services.library.write.deleteSource(params.packId, params.sourceId);
    return done();
  },
});
