import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { settleDocumentRequest } from "#lib/schemas/source.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectSourceId">({
  /** What was changed in the document that the source was taken from. */
  GET: async ({ params, services }) =>
    answer({ changed: await services.subjects.read.documentChange(params.subjectSourceId) }),

  /** Gives the source what was changed there, or leaves it as it is. */
  POST: async ({ request, params, services }) => {
    const settled = await readJson(request, settleDocumentRequest);
    await services.subjects.write.settleDocument(params.subjectSourceId, settled);
    return answer(await services.subjects.read.sourceWithParts(params.subjectSourceId));
  },
});
