import { handlers } from "#app/handlers.ts";
import { answer, answerRevision, done } from "#lib/http/answer.ts";
import { parseInput, readJson } from "#lib/http/read-body.ts";
import { heldFor } from "#lib/http/route.ts";
import { changeThreadRequest, deleteThreadQuery } from "#lib/schemas/thread-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The thread; 304 while its revision is the one that the client holds. */
  GET: async ({ request, params, query, locale, services }) => {
    const held = heldFor(request, query);
    const revision = await services.threads.read.getRevision(params.threadId, held);
    return answerRevision(request, revision, () =>
      services.threads.read.getThread(params.threadId, locale),
    );
  },

  /** Gives the thread another title, another subject, or both; puts it into the bin, where it is not found, or takes it out. */
  PATCH: async ({ request, params, locale, services }) => {
    const change = await readJson(request, changeThreadRequest);
    await services.threads.write.changeThread(params.threadId, change);
    if (change.binned) return done();
    return answer(await services.threads.read.getThread(params.threadId, locale));
  },

  /** Deletes the thread with everything that belongs to it; its cards stay with `?cards=keep`, and go with `?cards=delete`. */
  DELETE: async ({ params, query, services }) => {
    const cards = parseInput(deleteThreadQuery, query);
    await services.threads.write.deleteThread(params.threadId, cards);
    return done();
  },
});
