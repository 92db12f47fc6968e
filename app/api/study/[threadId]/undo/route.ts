import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { undoRequest } from "#lib/schemas/study-requests.ts";

/** Takes back the newest edit that stands, or the one that is named. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const change = await readJson(request, undoRequest);
  await (await runtime()).undoEdit(localOwner, params.threadId, change);
  return done();
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
