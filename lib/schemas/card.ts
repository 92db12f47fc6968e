import { z } from "zod";
import { withoutNul } from "./thread.ts";

/** How well a card was remembered, in the words of every program for spaced repetition. */
export const rating = z.enum(["again", "hard", "good", "easy"]);
export type CardRating = z.infer<typeof rating>;

const key = withoutNul(z.string().min(1).max(100));

/** Body of `POST /api/cards/{questionId}/reviews`. */
export const reviewRequest = z.object({
  /** Of this press: the same again does nothing more. */
  key,
  rating,
  /** How often the card had been reviewed when it was shown: one that was graded elsewhere since is not graded twice. */
  reviews: z.number().int().min(0),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

/** Body of `POST /api/cards/undo`. */
export const undoReviewRequest = z.object({ key });

export const reviewResult = z.object({
  questionId: z.string(),
  /** False when the card had been graded elsewhere meanwhile; that grade stands. */
  counted: z.boolean(),
  /** When it comes back, ISO 8601. */
  due: z.string(),
});
export type ReviewResult = z.infer<typeof reviewResult>;

/** `GET /api/cards`: what waits. */
export const cardsView = z.object({
  total: z.number().int(),
  /** To be reviewed today. */
  due: z.number().int(),
  /** How many come back on each of the next days, the rest of today first. */
  forecast: z.array(z.number().int()),
  /** When a card was reviewed last, ISO 8601; null for never. */
  reviewedAt: z.string().nullable(),
});
export type CardsView = z.infer<typeof cardsView>;
