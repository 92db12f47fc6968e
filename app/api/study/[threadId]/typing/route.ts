import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { documentBodyLimit } from "#lib/http/body-limits.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { typingRequest } from "#lib/schemas/study-requests.ts";

/** What the student typed, made against the newest revision: `{ revision }`. The same key twice is once. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const typed = await readJson(request, typingRequest, documentBodyLimit);
  return answer(await (await runtime()).typeIntoDocument(localOwner, params.threadId, typed));
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
