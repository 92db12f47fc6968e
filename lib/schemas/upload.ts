import { z } from "zod";
import { maxPhotos } from "../study/study-limits.ts";

/** A picture that was taken, as `POST /api/threads/{id}/uploads` answers. */
export const uploadView = z.object({
  id: z.string(),
  ordinal: z.number().int(),
  mediaType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** In bytes, as it is kept. */
  size: z.number().int(),
  fileName: z.string().nullable(),
});
export type UploadView = z.infer<typeof uploadView>;

/** Body of `PATCH /api/threads/{id}/uploads`: the photos in the order of the pages. */
export const orderUploadsRequest = z.object({
  ids: z.array(z.string().max(100)).max(maxPhotos),
});
