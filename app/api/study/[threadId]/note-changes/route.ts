import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** What was changed in the notes since the document was made of them: `{ sources, changes, rewritten }`. */
  GET: async ({ params, services }) =>
    answer(await services.study.read.noteChanges(params.threadId)),
});
