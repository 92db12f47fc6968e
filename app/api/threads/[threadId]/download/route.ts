import { runtime } from "#agents/runtime.ts";
import { attachment, fileName } from "#lib/http/attachment.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** A study document with everything that belongs to it, in one archive for a person. */
export const GET = route<"threadId">("read", async ({ params, locale }) => {
  const threads = await runtime();
  const { title, bytes } = await threads.downloadArchive(localOwner, params.threadId, locale);
  return attachment(bytes, { name: `${fileName(title)}.zip`, type: "application/zip" });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
