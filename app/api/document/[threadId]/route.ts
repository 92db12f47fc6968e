import { runtime } from "#agents/runtime.ts";
import { answerTagged } from "#lib/http/answer.ts";
import { documentBody, documentTag } from "#lib/http/document-answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The edited document: `{ document, edit_count, status, revision }`; 304 while it is the one that the client holds. */
export const GET = route<"threadId">("read", async ({ request, params }) => {
  const threads = await runtime();
  const state = await threads.getDocumentState(localOwner, params.threadId);
  return answerTagged(request, documentTag(state), async () => {
    const document = await threads.getDocument(localOwner, params.threadId);
    return { tag: documentTag(document), body: documentBody(document) };
  });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
