import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { requireSettings } from "#lib/http/route-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Model servers that answer on this computer now, with their models. */
  GET: async ({ principal, services }) => {
    requireSettings(principal);
    return answer({ servers: await services.settings.read.findServers() });
  },
});
