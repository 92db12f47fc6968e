import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readCards } from "#lib/http/read-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** How many cards there are, how many are due today, and how many come on the next days. */
  GET: async ({ services, timeZone }) => answer(await services.cards.read.cardsWaiting(timeZone)),

  /** Makes cards of one's own in a subject; pairs that it has already are told. */
  POST: async ({ request, services }) => {
    const { subjectId, cards } = await readCards(request);
    return answer(await services.cards.write.addCards(subjectId, cards), 201);
  },
});
