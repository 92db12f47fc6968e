import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { cardFileOf } from "#lib/http/read-uploads.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Reads a file of cards, a package of Anki or a table, into pairs of Markdown. Nothing of it is kept. */
  POST: async ({ request, query, services }) =>
    answer(await services.cards.read.readCardFile(cardFileOf(request, query))),
});
