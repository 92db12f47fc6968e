import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { requireSettings } from "#lib/http/route-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** The models that `?provider=` offers, by its own list. */
  GET: async ({ request, query, principal, services }) => {
    requireSettings(principal);
    return answer({
      models: await services.settings.read.listModels(query.provider ?? "", request.signal),
    });
  },
});
