import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Puts what the guide says into its subject as a source, with its pictures; 201 and the source, the same one where it is there already. */
  POST: async ({ params, locale, services }) => {
    const kept = await services.guide.read.guideNote(params.threadId, locale);
    const { subjectId, note, pictures } = kept;
    await services.cards.write.keepCardPictures(pictures);
    return answer(await services.subjects.write.addSource(subjectId, note), 201);
  },
});
