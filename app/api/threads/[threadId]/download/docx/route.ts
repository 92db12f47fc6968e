import { handlers } from "#app/handlers.ts";
import { docxType } from "#lib/artifacts/document-docx.ts";
import { attachment, fileName } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The document as a file of Word. */
  GET: async ({ params, services }) => {
    const { title, bytes } = await services.study.read.downloadDocx(params.threadId);
    return attachment(bytes, { name: `${fileName(title)}.docx`, type: docxType });
  },
});
