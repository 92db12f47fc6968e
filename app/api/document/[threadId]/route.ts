import { handlers } from "#app/handlers.ts";
import { answerTagged, documentBody, documentTag } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The edited document: `{ document, edit_count, status, revision }`; 304 while it is the one that the client holds. */
  GET: async ({ request, params, owner, services }) => {
    const state = await services.getDocumentState(owner, params.threadId);
    return answerTagged(request, documentTag(state), async () => {
      const document = await services.getDocument(owner, params.threadId);
      return { tag: documentTag(document), body: documentBody(document) };
    });
  },
});
