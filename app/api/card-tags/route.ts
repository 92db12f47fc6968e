import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** The tags of all cards, to choose from. */
  GET: async ({ services }) => answer(await services.cards.read.usedTags()),
});
