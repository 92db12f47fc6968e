import { runtime } from "#agents/runtime.ts";
import { answer, answerRevision, done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { renameThreadRequest } from "#lib/schemas/thread-requests.ts";

/** The thread; 304 while its revision is the one that the client holds. */
export const GET = route<"threadId">("read", async ({ request, params, locale }) => {
  const threads = await runtime();
  const revision = await threads.getRevision(localOwner, params.threadId);
  return answerRevision(request, revision, () =>
    threads.getThread(localOwner, params.threadId, locale),
  );
});

/** Renames the thread. */
export const PATCH = route<"threadId">("write", async ({ request, params, locale }) => {
  const { title } = await readJson(request, renameThreadRequest);
  const threads = await runtime();
  await threads.renameThread(localOwner, params.threadId, title);
  return answer(await threads.getThread(localOwner, params.threadId, locale));
});

/** Deletes the thread with everything that belongs to it. */
export const DELETE = route<"threadId">("write", async ({ params }) => {
  await (await runtime()).deleteThread(localOwner, params.threadId);
  return done();
});

const refused = methodNotAllowed("GET, HEAD, PATCH, DELETE");

export { refused as OPTIONS, refused as POST, refused as PUT };
