import { runtime } from "#agents/runtime.ts";
import { accepted } from "#lib/http/answer.ts";
import { documentBodyLimit } from "#lib/http/body-limits.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { replyRequest } from "#lib/schemas/thread-requests.ts";

/** Answers the question of a waiting thread; the same interrupt id twice is once. */
export const POST = route<"threadId">("write", async ({ request, params, locale }) => {
  const reply = await readJson(request, replyRequest, documentBodyLimit);
  const threads = await runtime();
  await threads.reply(localOwner, params.threadId, reply);
  return accepted(await threads.getThread(localOwner, params.threadId, locale));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
