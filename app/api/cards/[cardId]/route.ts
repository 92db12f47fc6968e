import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { changeCardRequest } from "#lib/schemas/card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"cardId">({
  /** Gives a card of one's own other words or another subject, which keeps its progress; suspends any card or resumes it. */
  PATCH: async ({ request, params, services }) => {
    const change = await readJson(request, changeCardRequest);
    await services.cards.write.changeCard(params.cardId, change);
    return done();
  },

  /** Deletes a card of one's own. */
  DELETE: async ({ params, services }) => {
    await services.cards.write.deleteCard(params.cardId);
    return done();
  },
});
