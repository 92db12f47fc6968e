import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { requireSettings } from "#lib/http/settings-access.ts";
import { localOwner } from "#lib/owner.ts";
import { pullRequest } from "#lib/schemas/model-settings.ts";

/** Has Ollama fetch `{ model }`; the settings tell how far it is. */
export const POST = route("write", async ({ request }) => {
  requireSettings(request);
  const { model } = await readJson(request, pullRequest);
  await (await runtime()).startPull(localOwner, model);
  return answer({}, 202);
});

/** Stops it; Ollama keeps what it has, and goes on from there the next time. */
export const DELETE = route("write", async ({ request }) => {
  requireSettings(request);
  (await runtime()).stopPull(localOwner);
  return answer({});
});

const refused = methodNotAllowed("DELETE, POST");

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
