import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** What would not be in the subject’s file, not being finished or being damaged: `{ leftOut }`. */
  GET: async ({ params, services }) =>
    answer(await services.subjects.read.archiveContents(params.subjectId)),
});
