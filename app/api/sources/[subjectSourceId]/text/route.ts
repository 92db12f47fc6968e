import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readEditedText } from "#lib/http/read-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectSourceId">({
  /** Gives the source another text, of at most 1 MB; what was made from the former one keeps that. */
  PUT: async ({ request, params, services }) => {
    await services.subjects.write.editSource(params.subjectSourceId, await readEditedText(request));
    return answer(await services.subjects.read.sourceWithParts(params.subjectSourceId));
  },
});
