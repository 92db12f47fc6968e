import { handlers } from "#app/handlers.ts";
import { cardsAnswer } from "#lib/http/answer.ts";
import { parseInput } from "#lib/http/read-body.ts";
import { exportCardsQuery } from "#lib/schemas/card-file.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers(
  {
    /** Cards to take away, for Anki or as a table; with `schedule=1` they go on where they stood. */
    GET: async ({ query, locale, timeZone, services }) => {
      const asked = parseInput(exportCardsQuery, query);
      return cardsAnswer(
        await services.cards.read.exportCards(asked, { locale, timeZone }),
        locale,
      );
    },
  },
  // Thousands of cards take seconds to be written.
  { GET: "create" },
);
