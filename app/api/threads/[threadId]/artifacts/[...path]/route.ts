import { handlers } from "#app/handlers.ts";
import { artifactAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "path">({
  /** One file of a study thread, to be saved. */
  GET: async ({ params, locale, services }) => {
    const files = await services.study.read.artifacts(params.threadId);
    const { title } = await services.threads.read.getThread(params.threadId, locale);
    return artifactAnswer(title, files, params.path);
  },
});
