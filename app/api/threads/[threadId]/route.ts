import { handlers } from "#app/handlers.ts";
import { answer, answerRevision, done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { heldFor } from "#lib/http/route.ts";
import { renameThreadRequest } from "#lib/schemas/thread-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The thread; 304 while its revision is the one that the client holds. */
  GET: async ({ request, params, query, locale, owner, services }) => {
    const held = heldFor(request, query);
    const revision = await services.getRevision(owner, params.threadId, held);
    return answerRevision(request, revision, () =>
      services.getThread(owner, params.threadId, locale),
    );
  },

  /** Renames the thread. */
  PATCH: async ({ request, params, locale, owner, services }) => {
    const { title } = await readJson(request, renameThreadRequest);
    await services.renameThread(owner, params.threadId, title);
    return answer(await services.getThread(owner, params.threadId, locale));
  },

  /** Deletes the thread with everything that belongs to it. */
  DELETE: async ({ params, owner, services }) => {
    await services.deleteThread(owner, params.threadId);
    return done();
  },
});
