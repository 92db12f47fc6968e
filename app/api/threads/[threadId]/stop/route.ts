import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Stops the run within a second. */
  POST: async ({ params, locale, owner, services }) => {
    await services.stopThread(owner, params.threadId);
    return accepted(await services.getThread(owner, params.threadId, locale));
  },
});
