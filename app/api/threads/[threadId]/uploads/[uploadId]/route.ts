import { runtime } from "#agents/runtime.ts";
import { done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { pictureAnswer } from "#lib/http/picture-answer.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The picture itself. */
export const GET = route<"threadId" | "uploadId">("read", async ({ params }) => {
  const { threadId, uploadId } = params;
  return pictureAnswer(await (await runtime()).getUpload(localOwner, threadId, uploadId));
});

/** Takes a photo away again, until the notes are read. */
export const DELETE = route<"threadId" | "uploadId">("write", async ({ params }) => {
  await (await runtime()).removeUpload(localOwner, params.threadId, params.uploadId);
  return done();
});

const refused = methodNotAllowed("GET, HEAD, DELETE");

export { refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
