import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readScreenshot } from "#lib/http/read-uploads.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Adds a picture of the student's screen, as `file` and `device_pixel_ratio`; the guide is told of it, unless it has it already. */
  POST: async ({ request, params, services }) => {
    const screenshot = await readScreenshot(request);
    const sent = await services.guide.write.addScreenshot(params.threadId, screenshot);
    return answer(sent, sent.repeated ? 200 : 201);
  },
});
