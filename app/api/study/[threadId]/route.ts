import { handlers } from "#app/handlers.ts";
import { answerThreadRevision } from "#lib/http/answer.ts";
import { heldFor } from "#lib/http/route.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Everything that the study page shows; 304 while the thread's revision is the one that the client holds. */
  GET: async ({ request, params, query, locale, services }) => {
    const held = heldFor(request, query);
    const revision = await services.threads.read.getRevision(params.threadId, held);
    return answerThreadRevision(request, revision, () =>
      services.study.read.getStudy(params.threadId, locale),
    );
  },
});
