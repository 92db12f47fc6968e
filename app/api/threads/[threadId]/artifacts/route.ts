import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** The files of a study thread: `{ files: [{ path, size }] }`, sizes in bytes. */
  GET: async ({ params, services }) => {
    const files = await services.study.read.artifacts(params.threadId);
    const sizes = files.map(({ path, text }) => ({ path, size: Buffer.byteLength(text) }));
    return answer({ files: sizes });
  },
});
