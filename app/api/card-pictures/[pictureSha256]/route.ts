import { handlers } from "#app/handlers.ts";
import { pictureAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"pictureSha256">({
  /** The picture itself. */
  GET: async ({ params, services }) =>
    pictureAnswer(await services.cards.read.cardPicture(params.pictureSha256)),
});
