import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** What is not finished and would not be in the subject's file: `{ leftOut }`. */
  GET: async ({ params, services }) =>
    answer(await services.subjects.read.archiveContents(params.subjectId)),
});
