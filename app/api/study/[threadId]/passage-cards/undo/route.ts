import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { undoPassageCardsRequest } from "#lib/schemas/passage-card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Takes back what was made of a passage, but for what was reviewed or changed since: `{ removed, kept }`. */
  POST: async ({ request, params, services }) => {
    const made = await readJson(request, undoPassageCardsRequest);
    return answer(await services.cards.write.undoPassageCards(params.threadId, made));
  },
});
