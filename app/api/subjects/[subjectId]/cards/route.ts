import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">({
  /** How many cards the subject has, about which whoever deletes it is asked. */
  GET: async ({ params, services }) =>
    answer({ cards: await services.cards.read.cardsOfSubject(params.subjectId) }),
});
