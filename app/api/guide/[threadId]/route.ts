import { handlers } from "#app/handlers.ts";
import { renderGuide } from "#components/guide/render-guide.ts";
import { answerThreadRevision } from "#lib/http/answer.ts";
import { heldFor } from "#lib/http/route.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Everything that the guide page shows, its texts as HTML besides; 304 while the revision is the client's. */
  GET: async ({ request, params, query, locale, services }) => {
    const held = heldFor(request, query);
    const revision = await services.threads.read.getRevision(params.threadId, held);
    return answerThreadRevision(request, revision, async () =>
      renderGuide(await services.guide.read.getGuide(params.threadId, locale)),
    );
  },
});
