import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Begins a failed import again. */
export const POST = route<"packId" | "sourceId">("write", async ({ params }) => {
  await (await runtime()).retrySource(localOwner, params.packId, params.sourceId);
  return done();
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
