import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { restoreSourceRequest } from "#lib/schemas/source.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectSourceId">({
  /** The texts that the source had, newest first, and what was changed in each. */
  GET: async ({ params, services }) =>
    answer({ revisions: await services.subjects.read.sourceVersions(params.subjectSourceId) }),

  /** Gives the source an earlier text of its own once more. */
  POST: async ({ request, params, services }) => {
    const { revision } = await readJson(request, restoreSourceRequest);
    await services.subjects.write.restoreSource(params.subjectSourceId, revision);
    return answer(await services.subjects.read.sourceWithParts(params.subjectSourceId));
  },
});
