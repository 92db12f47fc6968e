import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { requireSettings, visibleSettings } from "#lib/http/route-settings.ts";
import { settingsChange } from "#lib/schemas/model-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** What is set for models, without a key. */
  GET: async ({ request, owner, services }) =>
    answer(visibleSettings(request.headers, await services.modelSettings(owner))),

  /** Changes one thing, for every run that begins from now on. */
  PATCH: async ({ request, owner, services }) => {
    requireSettings(request);
    const change = await readJson(request, settingsChange);
    await services.changeSettings(owner, change);
    return answer({ ...(await services.modelSettings(owner)), locked: null });
  },
});
