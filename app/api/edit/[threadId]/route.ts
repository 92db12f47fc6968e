import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";
import { readEditRequest } from "#lib/http/read-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">(
  {
    /** A request to the edit agent, as if typed in the conversation. */
    POST: async ({ request, params, locale, owner, services }) => {
      const asked = await readEditRequest(request);
      await services.requestEdit(owner, params.threadId, asked);
      return accepted(await services.getThread(owner, params.threadId, locale));
    },
  },
  { POST: "create" },
);
