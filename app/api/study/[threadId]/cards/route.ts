import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Makes cards of the document's answered questions; of those that are cards already none is made again. */
  POST: async ({ params, services }) =>
    answer(await services.cards.write.addCardsOfDocument(params.threadId), 201),
});
