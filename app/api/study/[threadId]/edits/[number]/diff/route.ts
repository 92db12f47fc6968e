import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { numberParam } from "#lib/http/number-param.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The words before and after one edit. */
export const GET = route<"threadId" | "number">("read", async ({ params }) => {
  const number = numberParam(params.number);
  return answer(await (await runtime()).editDiff(localOwner, params.threadId, number));
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
