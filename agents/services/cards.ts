import type { CardQuery, CardStore, DueCard, DueUntil, ListedCard } from "#lib/cards/card-store.ts";
import { learnAheadMs, schedule, waits } from "#lib/cards/schedule.ts";
import { nextMidnights } from "#lib/cards/student-day.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError } from "#lib/errors.ts";
import type {
  AddedCards,
  CardChange,
  CardRating,
  CardSides,
  CardState,
  CardsView,
  ReviewRequest,
  ReviewResult,
} from "#lib/schemas/card.ts";

/** A card as the page of a review shows it. */
export interface ShownCard extends DueCard {
  /** Milliseconds until it would come back after each rating. */
  readonly waits: Readonly<Record<CardRating, number>>;
}

/** A card in the list of all, with what becomes of it next. */
export interface CardOfList extends ListedCard {
  readonly state: CardState | "later";
}

const stateOf = (card: ListedCard, { soon, endOfDay }: DueUntil): CardOfList["state"] => {
  if (card.suspended) return "suspended";
  if (card.memory === null) return "new";
  return card.due < (card.memory.state === "review" ? endOfDay : soon) ? "due" : "later";
};

/** Cards of one sitting; the rest comes when these are done. */
const atOnce = 20;

/** Days of the forecast, today with them. */
const forecastDays = 30;

/** Spaced repetition of what was answered and of cards of one's own. A `timeZone` says where the student's day ends. */
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

      /** All cards, or those of a subject, the newest first. @throws AppError not_found */
      listCards: async (
        ownerId: string,
        timeZone: string,
        query: CardQuery,
      ): Promise<{ total: number; cards: CardOfList[] }> => {
        const times = until(clock(), timeZone);
        const { total, cards: listed } = await cards.list(ownerId, query, times);
        return { total, cards: listed.map((card) => ({ ...card, state: stateOf(card, times) })) };
      },
    },
    write: {
      /**
       * Makes cards of pairs of sides; the same pair twice in a subject is one card.
       * @param subjectId where something was last begun, when it is left out
       * @throws AppError not_found
       */
      addCards: (
        ownerId: string,
        subjectId: string | undefined,
        pairs: readonly CardSides[],
      ): Promise<AddedCards> => cards.add(ownerId, subjectId, pairs, clock()),

      /** @throws AppError not_found, card_of_quiz, card_known */
      changeCard: (
        ownerId: string,
        cardId: string,
        { suspended, ...change }: CardChange,
      ): Promise<void> =>
        cards.change(ownerId, cardId, {
          ...change,
          ...(suspended === undefined ? {} : { suspendedAt: suspended ? clock() : null }),
        }),

      /** Deletes a card of one's own with its log. @throws AppError not_found, card_of_quiz */
      deleteCard: cards.remove,

      /** @throws AppError not_found */
      reviewCard: async (
        ownerId: string,
        cardId: string,
        { key, rating, reviews }: ReviewRequest,
      ): Promise<ReviewResult> => {
        const at = clock();
        const { counted, due } = await cards.review(ownerId, cardId, {
          ...{ key, rating, reviews, at },
          next: (memory) => schedule(memory, rating, at),
        });
        return { cardId, counted, due: due.toISOString() };
      },

      /** Takes the newest review back. @throws AppError nothing_to_undo */
      undoReview: async (ownerId: string, key: string): Promise<{ cardId: string }> => {
        const cardId = await cards.undo(ownerId, key, clock());
        if (cardId === null) throw new AppError("nothing_to_undo", "No review to take back");
        return { cardId };
      },
    },
  };
};
