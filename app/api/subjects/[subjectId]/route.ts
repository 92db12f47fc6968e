import { handlers } from "#app/handlers.ts";
import { answer, done } from "#lib/http/answer.ts";
import { parseInput, readJson } from "#lib/http/read-body.ts";
import { changeSubjectRequest, deleteSubjectQuery } from "#lib/schemas/subject.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** The subject. */
  GET: async ({ params, locale, services }) =>
    answer(await services.subjects.read.getSubject(params.subjectId, locale)),

  /** Deletes the subject; what it holds goes into another one, `?to=`, or into the bin; its cards stay unless `?cards=delete`. */
  DELETE: async ({ params, query, services }) => {
    const into = parseInput(deleteSubjectQuery, query);
    await services.subjects.write.deleteSubject(params.subjectId, into);
    return done();
  },

  /** Renames the subject, sets the day of its exam or removes it, archives it or brings it back. */
  PATCH: async ({ request, params, locale, services }) => {
    const change = await readJson(request, changeSubjectRequest);
    await services.subjects.write.changeSubject(params.subjectId, change);
    return answer(await services.subjects.read.getSubject(params.subjectId, locale));
  },
});
