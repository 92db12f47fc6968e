import { runtime } from "#agents/runtime.ts";
import { answer, done } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readJson } from "#lib/http/read-json.ts";
import { readUpload } from "#lib/http/read-upload.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { orderUploadsRequest, uploadView } from "#lib/schemas/upload.ts";

/** Adds a photo to a thread whose notes were not read yet; the same photo twice is once. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const threads = await runtime();
  const upload = await readUpload(request);
  const added = await threads.addUpload(localOwner, params.threadId, upload);
  return answer(uploadView.parse(added), 201);
});

/** Puts the photos in order. */
export const PATCH = route<"threadId">("write", async ({ request, params }) => {
  const { ids } = await readJson(request, orderUploadsRequest);
  await (await runtime()).orderUploads(localOwner, params.threadId, ids);
  return done();
});

const refused = methodNotAllowed("POST, PATCH");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PUT };
