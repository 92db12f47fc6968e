import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { passageCardsRequest } from "#lib/schemas/passage-card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The cards of the document at their passages: `{ cards }`. */
  GET: async ({ params, services }) =>
    answer(await services.cards.read.passageCards(params.threadId)),

  /** Makes cards of a marked passage by rules, or the one that the student writes. */
  POST: async ({ request, params, services }) => {
    const asked = await readJson(request, passageCardsRequest);
    return answer(await services.cards.write.makePassageCards(params.threadId, asked), 201);
  },
});
