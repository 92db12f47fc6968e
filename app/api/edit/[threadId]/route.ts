import { runtime } from "#agents/runtime.ts";
import { accepted } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readEditRequest } from "#lib/http/read-edit-request.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** A request to the edit agent, as if typed in the conversation. */
export const POST = route<"threadId">("create", async ({ request, params, locale }) => {
  const asked = await readEditRequest(request);
  const threads = await runtime();
  await threads.requestEdit(localOwner, params.threadId, asked);
  return accepted(await threads.getThread(localOwner, params.threadId, locale));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
