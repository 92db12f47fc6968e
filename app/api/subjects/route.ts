import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { createSubjectRequest } from "#lib/schemas/subject.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** The owner's subjects, archived ones last: `{ subjects, current }`, the id of where new things start. */
  GET: async ({ locale, services }) => {
    const { listSubjects, currentSubject } = services.subjects.read;
    return answer({ subjects: await listSubjects(locale), current: await currentSubject() });
  },

  /** Makes a subject; 201 and the subject. */
  POST: async ({ request, locale, services }) => {
    const { name } = await readJson(request, createSubjectRequest);
    const id = await services.subjects.write.createSubject(name);
    return answer(await services.subjects.read.getSubject(id, locale), 201);
  },
});
