import { runtime } from "#agents/runtime.ts";
import { answerRevision } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The quiz with its report; keys come only with questions that were answered. */
export const GET = route<"threadId">("read", async ({ request, params, locale }) => {
  const threads = await runtime();
  const revision = await threads.getRevision(localOwner, params.threadId);
  return answerRevision(request, revision, () =>
    threads.getQuiz(localOwner, params.threadId, locale),
  );
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
