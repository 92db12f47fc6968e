import { runtime } from "#agents/runtime.ts";
import { renderGuide } from "#components/guide/render-guide.ts";
import { answerThreadRevision } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Everything that the guide page shows, its texts as HTML besides; 304 while the revision is the client's. */
export const GET = route<"threadId">("read", async ({ request, params, locale }) => {
  const threads = await runtime();
  const revision = await threads.getRevision(localOwner, params.threadId);
  return answerThreadRevision(request, revision, async () =>
    renderGuide(await threads.getGuide(localOwner, params.threadId, locale)),
  );
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
