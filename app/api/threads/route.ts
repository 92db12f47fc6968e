import { runtime } from "#agents/runtime.ts";
import { accepted, answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readThreadRequest } from "#lib/http/read-thread-request.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { listThreadsQuery } from "#lib/schemas/thread-requests.ts";

/** The owner's threads, newest first: `{ threads }`. */
export const GET = route("read", async ({ query, locale }) => {
  const { search, limit } = parseInput(listThreadsQuery, query);
  const threads = await (await runtime()).listThreads(localOwner, { search, limit, locale });
  return answer({ threads });
});

/** Takes a note and begins a quiz, a topic and begins a study document, or a question and begins a guide. */
export const POST = route("create", async ({ request }) => {
  const { asked, photos } = await readThreadRequest(request);
  return accepted(await (await runtime()).createThread(localOwner, asked, photos));
});

const refused = methodNotAllowed("GET, HEAD, POST");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as PUT };
