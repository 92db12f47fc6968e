import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">(
  {
    /** Continues a failed or stopped thread from its last finished step. */
    POST: async ({ params, locale, services }) => {
      await services.threads.write.retryThread(params.threadId);
      return accepted(await services.threads.read.getThread(params.threadId, locale));
    },
  },
  { POST: "create" },
);
