import { handlers } from "#app/handlers.ts";
import { renderGuide } from "#components/guide/render-guide.ts";
import { answerThreadRevision } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Everything that the guide page shows, its texts as HTML besides; 304 while the revision is the client's. */
  GET: async ({ request, params, locale, owner, services }) => {
    const revision = await services.getRevision(owner, params.threadId);
    return answerThreadRevision(request, revision, async () =>
      renderGuide(await services.getGuide(owner, params.threadId, locale)),
    );
  },
});
