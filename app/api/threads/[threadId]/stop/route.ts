import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Stops the run within a second. */
  POST: async ({ params, locale, services }) => {
    await services.threads.write.stopThread(params.threadId);
    return accepted(await services.threads.read.getThread(params.threadId, locale));
  },
});
