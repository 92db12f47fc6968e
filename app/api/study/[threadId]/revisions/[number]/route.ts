import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { numberParam } from "#lib/http/number-param.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The document as it was at a revision: `{ revision, text }`. */
export const GET = route<"threadId" | "number">("read", async ({ params }) => {
  const revision = numberParam(params.number);
  const text = await (await runtime()).documentAt(localOwner, params.threadId, revision);
  return answer({ revision, text });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
