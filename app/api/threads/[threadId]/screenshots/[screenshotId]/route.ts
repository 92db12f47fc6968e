import { handlers } from "#app/handlers.ts";
import { pictureAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "screenshotId">({
  /** The picture itself. */
  GET: async ({ params, services }) => {
    const { threadId, screenshotId } = params;
    return pictureAnswer(await services.guide.read.getScreenshot(threadId, screenshotId));
  },
});
