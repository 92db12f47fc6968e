import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** How many cards there are, how many are due today, and how many come on the next days. */
  GET: async ({ services, timeZone }) => answer(await services.cards.read.cardsWaiting(timeZone)),
});
