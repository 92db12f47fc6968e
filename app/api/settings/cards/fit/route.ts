import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Whether the schedule is fitted to the student's answers, and how many there are. */
  GET: async ({ services }) => answer(await services.cards.read.cardFit()),

  /** Fits it, and uses it where it predicts better than the one in use. */
  POST: async ({ services, timeZone }) => answer(await services.cards.write.fitCards(timeZone)),

  /** Back to the schedule of everybody. */
  DELETE: async ({ services, timeZone }) =>
    answer(await services.cards.write.dropCardFit(timeZone)),
});
