import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Puts the mistakes of the present round into the quiz's subject as a source; 201 and the source, the same one where it is there already. */
  POST: async ({ params, locale, services }) => {
    const { subject } = await services.threads.read.getThread(params.threadId, locale);
    const note = await services.quiz.read.mistakesNote(params.threadId);
    return answer(await services.subjects.write.addSource(subject.id, note), 201);
  },
});
