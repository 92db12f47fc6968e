import { z } from "zod";
import { withoutNul } from "./without-nul.ts";

/** Query of `GET /api/threads`. */
export const listThreadsQuery = z.object({
  search: withoutNul(z.string().max(200)).default(""),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Body of `PATCH /api/threads/{id}`. */
export const renameThreadRequest = z.object({
  title: withoutNul(z.string().trim().min(1).max(120)),
});

/** Body of `POST /api/threads/{id}/replies`: the answer to the question with this interrupt id. */
export const replyRequest = z.object({
  interruptId: z.string().min(1).max(200),
  value: z.json(),
});
