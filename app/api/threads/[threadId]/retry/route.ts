import { runtime } from "#agents/runtime.ts";
import { accepted } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Continues a failed or stopped thread from its last finished step. */
export const POST = route<"threadId">("create", async ({ params, locale }) => {
  const threads = await runtime();
  await threads.retryThread(localOwner, params.threadId);
  return accepted(await threads.getThread(localOwner, params.threadId, locale));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
