import { handlers } from "#app/handlers.ts";
import { answer, done } from "#lib/http/answer.ts";
import { parseInput, readJson } from "#lib/http/read-body.ts";
import { changeSourceRequest, deleteSourceQuery } from "#lib/schemas/source.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectSourceId">({
  /** The source with its text, and where the pages of its files begin in it. */
  GET: async ({ params, services }) =>
    answer(await services.subjects.read.sourceWithParts(params.subjectSourceId)),

  /** Renames the source; puts it into the bin, where it is not found, alone or with what was made from it, or takes it out. */
  PATCH: async ({ request, params, services }) => {
    const change = await readJson(request, changeSourceRequest);
    await services.subjects.write.changeSource(params.subjectSourceId, change);
    if (change.binned) return done();
    return answer(await services.subjects.read.sourceWithParts(params.subjectSourceId));
  },

  /** Deletes the source for good; what was made from it keeps a text of its own, or goes into the bin, `?made=bin`. */
  DELETE: async ({ params, query, services }) => {
    const how = parseInput(deleteSourceQuery, query);
    await services.subjects.write.deleteSource(params.subjectSourceId, how);
    return done();
  },
});
