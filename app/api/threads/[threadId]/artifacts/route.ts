import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The files of a study thread: `{ files: [{ path, size }] }`, sizes in bytes. */
export const GET = route<"threadId">("read", async ({ params }) => {
  const files = await (await runtime()).artifacts(localOwner, params.threadId);
  const sizes = files.map(({ path, text }) => ({ path, size: Buffer.byteLength(text) }));
  return answer({ files: sizes });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
