import { z } from "zod";

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
