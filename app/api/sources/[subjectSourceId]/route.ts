import { handlers } from "#app/handlers.ts";
import { answer, done } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectSourceId">({
  /** The source with its text, and where the pages of its files begin in it. */
  GET: async ({ params, services }) =>
    answer(await services.subjects.read.getSource(params.subjectSourceId)),

  /** Deletes the source; what was made from it keeps a text of its own. */
  DELETE: async ({ params, services }) => {
    await services.subjects.write.deleteSource(params.subjectSourceId);
    return done();
  },
});
