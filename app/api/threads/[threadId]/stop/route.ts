import { runtime } from "#agents/runtime.ts";
import { accepted } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Stops the run within a second. */
export const POST = route<"threadId">("write", async ({ params, locale }) => {
  const threads = await runtime();
  await threads.stopThread(localOwner, params.threadId);
  return accepted(await threads.getThread(localOwner, params.threadId, locale));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
