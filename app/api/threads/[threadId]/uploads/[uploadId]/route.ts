import { handlers } from "#app/handlers.ts";
import { done } from "#lib/http/answer.ts";
import { pictureAnswer } from "#lib/http/file-answers.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "uploadId">({
  /** The picture itself. */
  GET: async ({ params, owner, services }) => {
    const { threadId, uploadId } = params;
    return pictureAnswer(await services.getUpload(owner, threadId, uploadId));
  },

  /** Takes a photo away again, until the notes are read. */
  DELETE: async ({ params, owner, services }) => {
    await services.removeUpload(owner, params.threadId, params.uploadId);
    return done();
  },
});
