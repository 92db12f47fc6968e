import { handlers } from "#app/handlers.ts";
import { answer, done } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { readUpload } from "#lib/http/read-uploads.ts";
import { orderUploadsRequest, uploadView } from "#lib/schemas/thread-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Adds a photo to a thread whose notes were not read yet; the same photo twice is once. */
  POST: async ({ request, params, services }) => {
    const upload = await readUpload(request);
    const added = await services.study.write.addUpload(params.threadId, upload);
    return answer(uploadView.parse(added), 201);
  },

  /** Puts the photos in order. */
  PATCH: async ({ request, params, services }) => {
    const { ids } = await readJson(request, orderUploadsRequest);
    await services.study.write.orderUploads(params.threadId, ids);
    return done();
  },
});
