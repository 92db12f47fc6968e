import { handlers } from "#app/handlers.ts";
import { downloadAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "name">({
  /** One of the files that a person takes away: the document, the notes, the questions with their answers. */
  GET: async ({ params, locale, services }) => {
    const { threadId, name } = params;
    const { title, text } = await services.study.read.downloadFile(threadId, name, locale);
    return downloadAnswer(title, name, text, locale);
  },
});
