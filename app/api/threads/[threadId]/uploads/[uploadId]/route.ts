import { handlers } from "#app/handlers.ts";
import { done, pictureAnswer } from "#lib/http/answer.ts";

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
