import { handlers } from "#app/handlers.ts";
import { zipArtifacts } from "#lib/artifacts/download-files.ts";
import { attachment, fileName } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** All files of a study thread in one archive. */
  GET: async ({ params, locale, services }) => {
    const files = await services.study.read.artifacts(params.threadId);
    const { title, updatedAt } = await services.threads.read.getThread(params.threadId, locale);
    const name = `${fileName(title)}.zip`;
    return attachment(zipArtifacts(files, new Date(updatedAt)), { name, type: "application/zip" });
  },
});
