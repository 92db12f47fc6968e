import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readSourceText } from "#lib/http/read-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** What is made from in the subject, newest first: `{ sources }`. */
  GET: async ({ params, services }) =>
    answer({ sources: await services.subjects.read.listSources(params.subjectId) }),

  /** Puts a text into the subject; 201 and the source, which is the one that was there where the text is the same. */
  POST: async ({ request, params, services }) => {
    const note = await readSourceText(request);
    return answer(await services.subjects.write.addSource(params.subjectId, note), 201);
  },
});
