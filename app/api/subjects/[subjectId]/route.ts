import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { changeSubjectRequest } from "#lib/schemas/subject.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** The subject. */
  GET: async ({ params, locale, services }) =>
    answer(await services.subjects.read.getSubject(params.subjectId, locale)),

  /** Renames the subject, archives it or brings it back. */
  PATCH: async ({ request, params, locale, services }) => {
    const change = await readJson(request, changeSubjectRequest);
    await services.subjects.write.changeSubject(params.subjectId, change);
    return answer(await services.subjects.read.getSubject(params.subjectId, locale));
  },
});
