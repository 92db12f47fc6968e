import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { parseInput } from "#lib/http/read-body.ts";
import { editsQuery } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The edits after a revision, oldest first, with their patches: for an editor that catches up. */
  GET: async ({ params, query, services }) => {
    const { since } = parseInput(editsQuery, query);
    return answer(await services.study.read.editsSince(params.threadId, since));
  },
});
