import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { parseInput } from "#lib/http/read-body.ts";
import { historyQuery } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Edits, newest first, a page at a time: `{ edits, more }`. */
  GET: async ({ params, query, services }) => {
    const { before } = parseInput(historyQuery, query);
    return answer(await services.study.read.editHistory(params.threadId, before));
  },
});
