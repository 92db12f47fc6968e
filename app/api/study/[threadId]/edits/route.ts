import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { editsQuery } from "#lib/schemas/study-requests.ts";

/** The edits after a revision, oldest first, with their patches: for an editor that catches up. */
export const GET = route<"threadId">("read", async ({ params, query }) => {
  const { since } = parseInput(editsQuery, query);
  return answer(await (await runtime()).editsSince(localOwner, params.threadId, since));
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
