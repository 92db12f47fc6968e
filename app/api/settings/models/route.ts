import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { requireSettings, visibleSettings } from "#lib/http/route-settings.ts";
import { settingsChange } from "#lib/schemas/model-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** What is set for models, without a key. */
  GET: async ({ principal, services }) =>
    answer(visibleSettings(principal, await services.settings.read.modelSettings())),

  /** Changes one thing, for every run that begins from now on. */
  PATCH: async ({ request, principal, services }) => {
    requireSettings(principal);
    const change = await readJson(request, settingsChange);
    await services.settings.write.changeSettings(change);
    return answer({ ...(await services.settings.read.modelSettings()), locked: null });
  },
});
