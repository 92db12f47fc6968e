import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Begins a round with the questions answered wrong; the quiz comes back in its new round. */
export const POST = route<"threadId">("write", async ({ params, locale }) => {
  const threads = await runtime();
  await threads.retryMistakes(localOwner, params.threadId);
  return answer(await threads.getQuiz(localOwner, params.threadId, locale));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
