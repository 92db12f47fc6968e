import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { requireSettings } from "#lib/http/settings-access.ts";
import { localOwner } from "#lib/owner.ts";

/** Model servers that answer on this computer now, with their models. */
export const GET = route("read", async ({ request }) => {
  requireSettings(request);
  return answer({ servers: await (await runtime()).findServers(localOwner) });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
