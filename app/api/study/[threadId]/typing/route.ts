import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { documentBodyLimit } from "#lib/http/read-requests.ts";
import { typingRequest } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** What the student typed, made against the newest revision: `{ revision }`. The same key twice is once. */
  POST: async ({ request, params, services }) => {
    const typed = await readJson(request, typingRequest, documentBodyLimit);
    return answer(await services.study.write.typeIntoDocument(params.threadId, typed));
  },
});
