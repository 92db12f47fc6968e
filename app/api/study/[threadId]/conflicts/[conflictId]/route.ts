import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { conflictRequest } from "#lib/schemas/study-requests.ts";

/** Settles where notes and material disagree: as the notes say, or as the material does. */
export const POST = route<"threadId" | "conflictId">("write", async ({ request, params }) => {
  const { threadId, conflictId } = params;
  const choice = await readJson(request, conflictRequest);
  await (await runtime()).settleConflict(localOwner, threadId, { ...choice, conflictId });
  return done();
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
