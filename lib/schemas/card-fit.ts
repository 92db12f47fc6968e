import { z } from "zod";

/** Answers that a fit needs: with fewer, it follows chance more than the student. Anki asks for as many. */
export const fewestAnswersToFit = 400;

/** How well predictions met answers that the fit had not seen. */
const fitness = z.object({
  /** Mean surprise at an answer, in nats. */
  logLoss: z.number(),
  /** Of 100 answers so many were remembered more or fewer than expected. */
  off: z.number(),
});
export type Fitness = z.infer<typeof fitness>;

const compared = {
  /** Answers that it was fitted to. */
  answers: z.number().int(),
  /** Of the schedule that was in use. */
  before: fitness,
  after: fitness,
};

/** `GET /api/settings/cards/fit`: by what cards are scheduled. */
export const cardFitView = z.object({
  /** All that count: those that were taken back do not. */
  answers: z.number().int(),
  fewest: z.number().int(),
  /** Null while the schedule is everybody's. */
  fitted: z.object({ ...compared, at: z.string() }).nullable(),
});
export type CardFitView = z.infer<typeof cardFitView>;

/** Answer to `POST /api/settings/cards/fit`: whether it is used from now on. */
export const triedCardFit = z.object({ ...compared, better: z.boolean(), fit: cardFitView });
export type TriedCardFit = z.infer<typeof triedCardFit>;
