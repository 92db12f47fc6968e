import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Deletes a file and what was read from it; an import of it that runs is given up. */
export const DELETE = route<"packId" | "sourceId">("write", async ({ params }) => {
  await (await runtime()).deleteSource(localOwner, params.packId, params.sourceId);
  return done();
});

const refused = methodNotAllowed("DELETE");

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
