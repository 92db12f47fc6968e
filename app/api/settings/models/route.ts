import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { mayChangeSettings, requireSettings } from "#lib/http/settings-access.ts";
import { localOwner } from "#lib/owner.ts";
import { settingsChange } from "#lib/schemas/model-settings.ts";

/** What is set for models, without a key. */
export const GET = route("read", async ({ request }) => {
  const view = await (await runtime()).modelSettings(localOwner);
  const locked = mayChangeSettings(request.headers) ? null : "not_local";
  return answer({ ...view, locked });
});

/** Changes one thing, for every run that begins from now on. */
export const PATCH = route("write", async ({ request }) => {
  requireSettings(request);
  const change = await readJson(request, settingsChange);
  const settings = await runtime();
  await settings.changeSettings(localOwner, change);
  return answer({ ...(await settings.modelSettings(localOwner)), locked: null });
});

const refused = methodNotAllowed("GET, HEAD, PATCH");

export { refused as DELETE, refused as OPTIONS, refused as POST, refused as PUT };
