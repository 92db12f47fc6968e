import { handlers } from "#app/handlers.ts";
import { answerTagged, documentBody, documentTag } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The edited document: `{ document, edit_count, status, revision }`; 304 while it is the one that the client holds. */
  GET: async ({ request, params, services }) => {
    const state = await services.study.read.getDocumentState(params.threadId);
    return answerTagged(request, documentTag(state), async () => {
      const document = await services.study.read.getDocument(params.threadId);
      return { tag: documentTag(document), body: documentBody(document) };
    });
  },
});
