import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { numberParam } from "#lib/http/read-body.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "number">({
  /** The words before and after one edit. */
  GET: async ({ params, services }) => {
    const number = numberParam(params.number);
    return answer(await services.study.read.editDiff(params.threadId, number));
  },
});
