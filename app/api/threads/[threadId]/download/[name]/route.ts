import { runtime } from "#agents/runtime.ts";
import { downloadAnswer } from "#lib/http/artifact-answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** One of the files that a person takes away: the document, the notes, the questions with their answers. */
export const GET = route<"threadId" | "name">("read", async ({ params, locale }) => {
  const { threadId, name } = params;
  const threads = await runtime();
  const { title, text } = await threads.downloadFile(localOwner, threadId, name, locale);
  return downloadAnswer(title, name, text, locale);
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
