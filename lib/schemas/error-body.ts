import { z } from "zod";

/** The one shape of every error answer of the HTTP API. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .optional(),
  }),
});

export type ErrorBody = z.infer<typeof errorBody>;
