import { z } from "zod";

/**
 * What a vision model answers that was shown the picture with numbered candidates: the number of one, or a box of its
 * own as fractions of the frame, or that the control is not there. Numbers are not bounded here: what is out of bounds
 * must be seen and refused, not asked again.
 */
export const modelLocation = z.object({
  found: z.boolean(),
  number: z.number().nullable(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
});
export type ModelLocation = z.infer<typeof modelLocation>;
