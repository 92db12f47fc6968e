import { z } from "zod";
import { defaultMix, questionMix } from "./quiz.ts";
import { withoutNul } from "./without-nul.ts";

/** Largest note taken, in UTF-8 bytes. The product promises at least 200 kB. */
export const maxNoteBytes = 1_000_000;

/** Body of `POST /api/threads`, as JSON or as the fields of a multipart form (`file` instead of `text`). */
export const createThreadRequest = z.object({
  kind: z.literal("quiz"),
  text: z.string(),
  title: withoutNul(z.string().trim().min(1).max(120)).optional(),
  fileName: withoutNul(z.string().max(255)).nullable().default(null),
  wanted: z.number().int().min(1).max(100).nullable().default(null),
  mix: questionMix.default(defaultMix),
});
export type CreateThreadRequest = z.infer<typeof createThreadRequest>;
