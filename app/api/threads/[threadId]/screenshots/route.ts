import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readScreenshot } from "#lib/http/read-screenshot.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Adds a picture of the student's screen, as `file` and `device_pixel_ratio`; the guide is told of it. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const threads = await runtime();
  const screenshot = await readScreenshot(request);
  return answer(await threads.addScreenshot(localOwner, params.threadId, screenshot), 201);
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
