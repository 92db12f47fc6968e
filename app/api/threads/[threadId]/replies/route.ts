import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { documentBodyLimit } from "#lib/http/read-requests.ts";
import { replyRequest } from "#lib/schemas/thread-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Answers the question of a waiting thread; the same interrupt id twice is once. */
  POST: async ({ request, params, locale, services }) => {
    const reply = await readJson(request, replyRequest, documentBodyLimit);
    await services.threads.write.reply(params.threadId, reply);
    return accepted(await services.threads.read.getThread(params.threadId, locale));
  },
});
