import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readDocumentPatch } from "#lib/http/read-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Replaces a text that stands in the document exactly once: `{ success, edit_count, document_updated }`. */
  POST: async ({ request, params, services }) => {
    const patch = await readDocumentPatch(request);
    const { editCount } = await services.study.write.patchDocument(params.threadId, patch);
    return answer({ success: true, edit_count: editCount, document_updated: true });
  },
});
