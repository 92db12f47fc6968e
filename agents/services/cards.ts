import type { CardStore, DueCard, DueUntil } from "#lib/cards/card-store.ts";
import { learnAheadMs, schedule, waits } from "#lib/cards/schedule.ts";
import { nextMidnights } from "#lib/cards/student-day.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError } from "#lib/errors.ts";
import type { CardRating, CardsView, ReviewRequest, ReviewResult } from "#lib/schemas/card.ts";

/** A card as the page of a review shows it. */
export interface ShownCard extends DueCard {
  /** Milliseconds until it would come back after each rating. */
  readonly waits: Readonly<Record<CardRating, number>>;
}

/** Cards of one sitting; the rest comes when these are done. */
const atOnce = 20;

/** Days of the forecast, today with them. */
const forecastDays = 30;

/** Spaced repetition of what was answered. A `timeZone` says where the student's day ends. */
export const cardCommands = (ports: { readonly cards: CardStore; readonly clock: Clock }) => {
  const { cards, clock } = ports;
  const until = (now: Date, timeZone: string): DueUntil => ({
    soon: new Date(now.getTime() + learnAheadMs),
    endOfDay: nextMidnights(now, timeZone, 1)[0] ?? now,
  });
  return {
    read: {
      /** What waits, and how much comes on the next days. */
      cardsWaiting: async (ownerId: string, timeZone: string): Promise<CardsView> => {
        const now = clock();
        const midnights = nextMidnights(now, timeZone, forecastDays);
        const counted = await cards.count(ownerId, until(now, timeZone), midnights);
        const { total, due, until: sums, reviewedAt } = counted;
        const forecast = sums.map((sum, day) => sum - (sums[day - 1] ?? 0));
        return { total, due, forecast, reviewedAt: reviewedAt?.toISOString() ?? null };
      },

      /** The next cards to be reviewed. */
      dueCards: async (ownerId: string, timeZone: string): Promise<ShownCard[]> => {
        const now = clock();
        const due = await cards.due(ownerId, until(now, timeZone), atOnce);
        return due.map((card) => ({ ...card, waits: waits(card.memory, now) }));
      },
    },
    write: {
      /** @throws AppError not_found */
      reviewCard: async (
        ownerId: string,
        questionId: string,
        { key, rating, reviews }: ReviewRequest,
      ): Promise<ReviewResult> => {
        const at = clock();
        const { counted, due } = await cards.review(ownerId, questionId, {
          ...{ key, rating, reviews, at },
          next: (memory) => schedule(memory, rating, at),
        });
        return { questionId, counted, due: due.toISOString() };
      },

      /** Takes the newest review back. @throws AppError nothing_to_undo */
      undoReview: async (ownerId: string, key: string): Promise<{ questionId: string }> => {
        const questionId = await cards.undo(ownerId, key, clock());
        if (questionId === null) throw new AppError("nothing_to_undo", "No review to take back");
        return { questionId };
      },
    },
  };
};
