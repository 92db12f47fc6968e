import { runtime } from "#agents/runtime.ts";
import { zipArtifacts } from "#lib/artifacts/zip-artifacts.ts";
import { attachment, fileName } from "#lib/http/attachment.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** All files of a study thread in one archive. */
export const GET = route<"threadId">("read", async ({ params, locale }) => {
  const threads = await runtime();
  const files = await threads.artifacts(localOwner, params.threadId);
  const { title, updatedAt } = await threads.getThread(localOwner, params.threadId, locale);
  const name = `${fileName(title)}.zip`;
  return attachment(zipArtifacts(files, new Date(updatedAt)), { name, type: "application/zip" });
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
