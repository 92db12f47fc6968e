import { handlers } from "#app/handlers.ts";
import { done, pictureAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "uploadId">({
  /** The picture itself. */
  GET: async ({ params, services }) => {
    const { threadId, uploadId } = params;
    return pictureAnswer(await services.study.read.getUpload(threadId, uploadId));
  },

  /** Takes a photo away again, until the notes are read. */
  DELETE: async ({ params, services }) => {
    await services.study.write.removeUpload(params.threadId, params.uploadId);
    return done();
  },
});
