import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** What is made from in the subject, newest first: `{ sources }`. */
  GET: async ({ params, services }) =>
    answer({ sources: await services.subjects.read.listSources(params.subjectId) }),
});
