import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { answerRequest } from "#lib/schemas/quiz.ts";

/** Answers a question; its key, explanation and passage come back. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const given = await readJson(request, answerRequest);
  return answer(await (await runtime()).answerQuestion(localOwner, params.threadId, given));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
