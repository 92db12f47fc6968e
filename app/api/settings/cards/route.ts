import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { changeCardSettingsRequest } from "#lib/schemas/card.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** How many cards of one's own are begun a day, and how much is to be remembered. */
  GET: async ({ services }) => answer(await services.cards.read.cardSettings()),

  /** Changes either, from the next review on. */
  PATCH: async ({ request, services }) => {
    const change = await readJson(request, changeCardSettingsRequest);
    await services.cards.write.saveCardSettings(change);
    return answer(await services.cards.read.cardSettings());
  },
});
