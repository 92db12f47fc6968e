import { z } from "zod";

/** An edit as a model writes it, and what it means. Offsets are UTF-16 indices into the document. */
const editCase = z.object({
  kind: z.string().min(1),
  document: z.string(),
  quote: z.string(),
  newText: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** What takes the place of `start..end`; null when the edit must not be made without asking. */
  becomes: z.string().nullable(),
});
export type EditCase = z.infer<typeof editCase>;

export const editCases = z.object({
  documents: z.record(z.string(), z.string()),
  cases: z.array(editCase).min(1),
});
export type EditCases = z.infer<typeof editCases>;
