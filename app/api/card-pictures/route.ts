import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readCardPictures } from "#lib/http/read-uploads.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** Keeps pictures, as `pictures` of a form, for cards that are about to be made. */
  POST: async ({ request, services }) =>
    answer(await services.cards.write.keepCardPictures(await readCardPictures(request)), 201),
});
