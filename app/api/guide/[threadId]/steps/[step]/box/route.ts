import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { numberParam } from "#lib/http/number-param.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { drawnBox } from "#lib/schemas/guide.ts";

/** Keeps the box that the student drew for a step, from 0; `null` takes it away. */
export const PUT = route<"threadId" | "step">("write", async ({ request, params }) => {
  const step = numberParam(params.step);
  const drawn = await readJson(request, drawnBox);
  await (await runtime()).drawBox(localOwner, params.threadId, step, drawn);
  return done();
});

const refused = methodNotAllowed("PUT");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as POST };
