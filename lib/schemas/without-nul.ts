import type { z } from "zod";

/** PostgreSQL stores no NUL in a text. */
export const withoutNul = (text: z.ZodString) =>
  text.refine((value) => !value.includes("\0"), "holds a NUL character");
