import { handlers } from "#app/handlers.ts";
import { answer, answerRevision, done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { heldFor } from "#lib/http/route.ts";
import { renameThreadRequest } from "#lib/schemas/thread-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The thread; 304 while its revision is the one that the client holds. */
  GET: async ({ request, params, query, locale, services }) => {
    const held = heldFor(request, query);
    const revision = await services.threads.read.getRevision(params.threadId, held);
    return answerRevision(request, revision, () =>
      services.threads.read.getThread(params.threadId, locale),
    );
  },

  /** Renames the thread. */
  PATCH: async ({ request, params, locale, services }) => {
    const { title } = await readJson(request, renameThreadRequest);
    await services.threads.write.renameThread(params.threadId, title);
    return answer(await services.threads.read.getThread(params.threadId, locale));
  },

  /** Deletes the thread with everything that belongs to it. */
  DELETE: async ({ params, services }) => {
    await services.threads.write.deleteThread(params.threadId);
    return done();
  },
});
