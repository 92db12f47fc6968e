import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { requireSettings } from "#lib/http/route-settings.ts";
import { pullRequest } from "#lib/schemas/model-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Has Ollama fetch `{ model }`; the settings tell how far it is. `pull_running` while another one is on its way. */
  POST: async ({ request, principal, services }) => {
    requireSettings(principal);
    const { model } = await readJson(request, pullRequest);
    await services.settings.write.startPull(model);
    return answer({}, 202);
  },

  /** Stops it; Ollama keeps what it has, and goes on from there the next time. */
  DELETE: async ({ principal, services }) => {
    requireSettings(principal);
    services.settings.write.stopPull();
    return answer({});
  },
});
