import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { settlePassage } from "#lib/schemas/passage-card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"cardId">({
  /** Keeps a card through a change of the words of a document that it asks, or makes it anew of what they are now. */
  POST: async ({ request, params, services }) => {
    const settled = await readJson(request, settlePassage);
    return answer(await services.cards.write.settlePassage(params.cardId, settled));
  },
});
