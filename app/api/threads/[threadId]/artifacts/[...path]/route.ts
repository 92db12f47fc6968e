import { runtime } from "#agents/runtime.ts";
import { artifactAnswer } from "#lib/http/artifact-answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** One file of a study thread, to be saved. */
export const GET = route<"threadId" | "path">("read", async ({ params, locale }) => {
  const threads = await runtime();
  const files = await threads.artifacts(localOwner, params.threadId);
  const { title } = await threads.getThread(localOwner, params.threadId, locale);
  return artifactAnswer(title, files, params.path);
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
