import { runtime } from "#agents/runtime.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { pictureAnswer } from "#lib/http/picture-answer.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** The picture itself. */
export const GET = route<"threadId" | "screenshotId">("read", async ({ params }) => {
  const { threadId, screenshotId } = params;
  return pictureAnswer(await (await runtime()).getScreenshot(localOwner, threadId, screenshotId));
});

const refused = methodNotAllowed("GET, HEAD");

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT };
