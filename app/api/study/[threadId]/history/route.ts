import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Every edit, newest first: `{ edits }`. */
export const GET = route<"threadId">("read", async ({ params }) =>
  answer({ edits: await (await runtime()).editHistory(localOwner, params.threadId) }),
);

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
