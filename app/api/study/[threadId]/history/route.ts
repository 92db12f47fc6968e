import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { historyQuery } from "#lib/schemas/study-requests.ts";

/** Edits, newest first, a page at a time: `{ edits, more }`. */
export const GET = route<"threadId">("read", async ({ params, query }) => {
  const { before } = parseInput(historyQuery, query);
  return answer(await (await runtime()).editHistory(localOwner, params.threadId, before));
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
