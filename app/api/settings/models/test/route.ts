import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { requireSettings } from "#lib/http/route-settings.ts";
import { trialRequest } from "#lib/schemas/model-settings.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers(
  {
    /** Puts small questions to a model: `{ role, model }`. The answer says how that ended, also when it failed. */
    POST: async ({ request, principal, services }) => {
      requireSettings(principal);
      const asked = await readJson(request, trialRequest);
      // Who waits no longer hangs up: what nobody waits for is not asked, nor paid, to its end.
      return answer(await services.settings.write.tryModel(asked, request.signal));
    },
  },
  { POST: "create" },
);
