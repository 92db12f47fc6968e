import { handlers } from "#app/handlers.ts";
import { answer, done } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** How many cards a quiz has, which go when it is deleted, or a document. */
  GET: async ({ params, services }) =>
    answer({ cards: await services.cards.read.cardsOfThread(params.threadId) }),

  /** Makes cards of one's own of them, with their progress, which stay when the thread is deleted. */
  POST: async ({ params, services }) => {
    await services.cards.write.keepCards(params.threadId);
    return done();
  },
});
