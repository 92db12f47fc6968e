import { z } from "zod";

/** Query of `GET /api/threads`. */
export const listThreadsQuery = z.object({
  search: z
    .string()
    .max(200)
    .refine((text) => !text.includes("\0"), "holds a NUL character")
    .default(""),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Body of `PATCH /api/threads/{id}`. */
export const renameThreadRequest = z.object({ title: z.string().trim().min(1).max(120) });

/** Body of `POST /api/threads/{id}/replies`: the answer to the question with this interrupt id. */
export const replyRequest = z.object({
  interruptId: z.string().min(1).max(200),
  value: z.json(),
});
