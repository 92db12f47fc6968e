import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { reviewRequest } from "#lib/schemas/card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"cardId">({
  /** Reviews a card: how well it was remembered decides when it comes back. */
  POST: async ({ request, params, services, timeZone }) => {
    const review = await readJson(request, reviewRequest);
    return answer(await services.cards.write.reviewCard(timeZone, params.cardId, review));
  },
});
