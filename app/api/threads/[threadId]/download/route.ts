import { handlers } from "#app/handlers.ts";
import { attachment, fileName } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** A study document with everything that belongs to it, in one archive for a person. */
  GET: async ({ params, locale, services }) => {
    const { title, bytes } = await services.study.read.downloadArchive(params.threadId, locale);
    return attachment(bytes, { name: `${fileName(title)}.zip`, type: "application/zip" });
  },
});
