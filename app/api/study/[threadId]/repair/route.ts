import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { repairRequest } from "#lib/schemas/study-requests.ts";

/** Repairs the marks that earlier edits doubled, as one edit. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const { key } = await readJson(request, repairRequest);
  await (await runtime()).repairMarks(localOwner, params.threadId, key);
  return done();
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
