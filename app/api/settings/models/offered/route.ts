import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { parseInput } from "#lib/http/read-body.ts";
import { requireSettings } from "#lib/http/route-settings.ts";
import { offeredModelsQuery } from "#lib/schemas/model-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** The models that `?provider=` offers, by its own list. */
  GET: async ({ request, query, principal, services }) => {
    requireSettings(principal);
    const { provider } = parseInput(offeredModelsQuery, query);
    return answer({ models: await services.settings.read.listModels(provider, request.signal) });
  },
});
