import { handlers } from "#app/handlers.ts";
import { AppError } from "#lib/errors.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The sources that the guide was saved as, with the questions that rest on its steps there: `{ notes }`. */
  GET: async ({ params, services }) =>
    answer(await services.guide.read.guideNotes(params.threadId)),

  /** Puts what the guide says into its subject as a source, with its pictures where there is room for them; 201 and the source, the same one where it is there already. */
  POST: async ({ params, locale, services }) => {
    const kept = await services.guide.read.guideNote(params.threadId, locale);
    const { guide, subjectId, note, bare, pictures } = kept;
    const shown = await services.cards.write.keepCardPictures(pictures).then(
      () => note,
      (thrown: unknown) => {
        if (thrown instanceof AppError && thrown.code === "card_pictures_full") return bare;
        throw thrown;
      },
    );
    return answer(await services.guide.write.keepGuideNote(guide, subjectId, shown), 201);
  },
});
