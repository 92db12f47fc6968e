import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { requireSettings } from "#lib/http/settings-access.ts";
import { localOwner } from "#lib/owner.ts";

/** The models that `?provider=` offers, by its own list. */
export const GET = route("read", async ({ request, query }) => {
  requireSettings(request);
  const settings = await runtime();
  return answer({
    models: await settings.listModels(localOwner, query.provider ?? "", request.signal),
  });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
