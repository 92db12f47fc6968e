import { z } from "zod";

/** A question that rests on a passage, as a link to it. */
export const restingLink = z.object({
  id: z.string(),
  /** "" until it was answered: the passage beside it is its answer. */
  stem: z.string(),
  quizId: z.string(),
  quizTitle: z.string(),
  /** Its card; null where it has none yet. */
  cardId: z.string().nullable(),
  /** Also while its answer waits for a grade, which makes no card yet. */
  isAnswered: z.boolean(),
});
export type RestingLink = z.infer<typeof restingLink>;
