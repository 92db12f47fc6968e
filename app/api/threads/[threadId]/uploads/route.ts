import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readUpload } from "#lib/http/read-upload.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { uploadView } from "#lib/schemas/upload.ts";

/** Adds a photo to a thread whose notes were not read yet; the same photo twice is once. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const threads = await runtime();
  const upload = await readUpload(request);
  const added = await threads.addUpload(localOwner, params.threadId, upload);
  return answer(uploadView.parse(added), 201);
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
