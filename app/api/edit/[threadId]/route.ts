import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";
import { readEditRequest } from "#lib/http/read-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">(
  {
    /** A request to the edit agent, as if typed in the conversation. */
    POST: async ({ request, params, locale, services }) => {
      const asked = await readEditRequest(request);
      await services.study.write.requestEdit(params.threadId, asked);
      return accepted(await services.threads.read.getThread(params.threadId, locale));
    },
  },
  { POST: "create" },
);
