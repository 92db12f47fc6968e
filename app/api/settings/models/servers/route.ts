import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { requireSettings } from "#lib/http/route-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Model servers that answer on this computer now, with their models. */
  GET: async ({ request, owner, services }) => {
    requireSettings(request);
    return answer({ servers: await services.findServers(owner) });
  },
});
