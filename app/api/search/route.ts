import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { parseInput } from "#lib/http/read-body.ts";
import { searchQuery } from "#lib/schemas/search.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Passages of all the owner's threads with the words of `q`, by kind. */
  GET: async ({ query, services }) => {
    const { q } = parseInput(searchQuery, query);
    return answer(await services.threads.read.searchTexts(q));
  },
});
