import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { requireSettings } from "#lib/http/settings-access.ts";
import { localOwner } from "#lib/owner.ts";
import { trialRequest } from "#lib/schemas/model-settings.ts";

/** Puts small questions to a model: `{ role, model }`. The answer says how that ended, also when it failed. */
export const POST = route("create", async ({ request }) => {
  requireSettings(request);
  const asked = await readJson(request, trialRequest);
  return answer(await (await runtime()).tryModel(localOwner, asked));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
