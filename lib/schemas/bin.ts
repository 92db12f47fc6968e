import { z } from "zod";
import { threadKind } from "./thread.ts";

/** A thread or a source in the bin, as `GET /api/bin` answers. */
export const binnedView = z.object({
  id: z.string(),
  kind: z.union([threadKind, z.literal("source")]),
  title: z.string(),
  subject: z.object({ id: z.string(), name: z.string() }),
  binnedAt: z.string(),
  /** When it is deleted for good. */
  goneAt: z.string(),
});
export type BinnedView = z.infer<typeof binnedView>;

/** Answer to `GET /api/bin`. */
export const binView = z.object({ binned: z.array(binnedView) });
