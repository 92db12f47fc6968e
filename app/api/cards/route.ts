import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { readCards } from "#lib/http/read-requests.ts";
import { changeCardsRequest } from "#lib/schemas/card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** How many cards there are, how many are due today, and how many come on the next days. */
  GET: async ({ services, timeZone }) => answer(await services.cards.read.cardsWaiting(timeZone)),

  /** Makes cards of one's own in a subject; pairs that it has already are told. */
  POST: async ({ request, services }) => {
    const { subjectId, cards } = await readCards(request);
    return answer(await services.cards.write.addCards(subjectId, cards), 201);
  },

  /** Changes several cards at once: tags, suspends or resumes any, moves or deletes those of one's own. */
  PATCH: async ({ request, services }) => {
    const change = await readJson(request, changeCardsRequest);
    return answer(await services.cards.write.changeCards(change));
  },
});
