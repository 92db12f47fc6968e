import { handlers } from "#app/handlers.ts";
import { answerHashed, done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { keepAnswer } from "#lib/schemas/quoted-manual.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** What the manual does not say any more of what the answer rests on; 304 while that is what the client holds. */
  GET: async ({ request, params, services }) =>
    answerHashed(request, await services.guide.read.changedAnswer(params.threadId)),

  /** Has the answer stay as it is through these changes. */
  POST: async ({ request, params, services }) => {
    await services.guide.write.keepAnswer(params.threadId, await readJson(request, keepAnswer));
    return done();
  },
});
