import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { numberParam } from "#lib/http/read-body.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "number">({
  /** The document as it was at a revision: `{ revision, text }`. */
  GET: async ({ params, services }) => {
    const revision = numberParam(params.number);
    const text = await services.study.read.documentAt(params.threadId, revision);
    return answer({ revision, text });
  },
});
