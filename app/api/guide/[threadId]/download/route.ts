import { handlers } from "#app/handlers.ts";
import { attachment, fileName } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The guide in Markdown with its marked pictures, as a ZIP. */
  GET: async ({ params, locale, services }) => {
    const { title, bytes } = await services.guide.read.downloadGuide(params.threadId, locale);
    return attachment(bytes, { name: `${fileName(title)}.zip`, type: "application/zip" });
  },
});
