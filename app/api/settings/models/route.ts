import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-json.ts";
import { mayChangeSettings, requireSettings } from "#lib/http/settings-access.ts";
import { settingsChange } from "#lib/schemas/model-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** What is set for models, without a key. */
  GET: async ({ request, owner, services }) => {
    const view = await services.modelSettings(owner);
    const locked = mayChangeSettings(request.headers) ? null : "not_local";
    return answer({ ...view, locked });
  },

  /** Changes one thing, for every run that begins from now on. */
  PATCH: async ({ request, owner, services }) => {
    requireSettings(request);
    const change = await readJson(request, settingsChange);
    await services.changeSettings(owner, change);
    return answer({ ...(await services.modelSettings(owner)), locked: null });
  },
});
