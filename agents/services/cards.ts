import { aside } from "#lib/aside/aside.ts";
import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import type {
  CardQuery,
  CardStanding,
  CardStore,
  DueCard,
  DueUntil,
  ListedCard,
} from "#lib/cards/card-store.ts";
import { cardSides } from "#lib/cards/files/card-sides.ts";
import type { CardFile } from "#lib/cards/files/exported-card.ts";
import { forecast } from "#lib/cards/forecast.ts";
import { learnAheadMs, schedule, waits } from "#lib/cards/schedule.ts";
import { daysInARow, type Strength, timeSpentMs } from "#lib/cards/standing.ts";
import { lastMidnight, nextMidnights } from "#lib/cards/student-day.ts";
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
import type { ExportCardsQuery } from "#lib/schemas/card-file.ts";
import type { Language } from "#lib/schemas/language.ts";
import { subjectName } from "./subjects.ts";

/** A card as the page of a review shows it. */
export interface ShownCard extends DueCard {
  /** Milliseconds until it would come back after each rating. */
  readonly waits: Readonly<Record<CardRating, number>>;
}

/** A card in the list of all, with what becomes of it next. */
export interface CardOfList extends ListedCard {
  readonly state: Exclude<CardState, "leech"> | "later";
}

const stateOf = (card: ListedCard, { soon, endOfDay }: DueUntil): CardOfList["state"] => {
  if (card.suspended) return "suspended";
  if (card.memory === null && card.content.kind === "own") return "new";
  const isOfDay = card.memory === null || card.memory.state === "review";
  return card.due < (isOfDay ? endOfDay : soon) ? "due" : "later";
};

/** How far a student is, as the log of the reviews tells it. */
interface Standing {
  readonly strengths: Readonly<Record<Strength, number>>;
  readonly wrong: CardStanding["wrong"];
  /** Of all subjects together. */
  readonly daysInARow: number;
  /** An estimate, of the last days. */
  readonly timeSpentMs: number;
}

/** Days in a row are counted so far back. */
const countedDays = 366;
/** What was wrong longer ago is told no more. */
const mistakeDays = 90;
const timeSpentDays = 30;

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
  /** How many cards of one's own may still be begun today, and on each day. */
  const freshLeft = async (ownerId: string, timeZone: string) => {
    const since = lastMidnight(clock(), timeZone);
    const [settings, begun] = await Promise.all([
      cards.settings(ownerId),
      cards.begun(ownerId, since),
    ]);
    return { ...settings, today: Math.max(0, settings.newPerDay - begun) };
  };
  return {
    read: {
      /** What waits, and how much comes on the next days; of a subject, or of all. */
      cardsWaiting: async (
        ownerId: string,
        timeZone: string,
        subjectId?: string,
      ): Promise<CardsView> => {
        const now = clock();
        const midnights = nextMidnights(now, timeZone, forecastDays);
        const [counted, { today, newPerDay: perDay }] = await Promise.all([
          cards.count(ownerId, until(now, timeZone), midnights, subjectId),
          freshLeft(ownerId, timeZone),
        ]);
        return {
          total: counted.total,
          due: counted.due + Math.min(today, counted.dueFresh),
          forecast: forecast(counted, { today, perDay }),
          reviewedAt: counted.reviewedAt?.toISOString() ?? null,
        };
      },

      /** The next cards to be reviewed. */
      dueCards: async (
        ownerId: string,
        timeZone: string,
        subjectId?: string,
      ): Promise<ShownCard[]> => {
        const now = clock();
        const { today, retention } = await freshLeft(ownerId, timeZone);
        const most = { cards: atOnce, fresh: today };
        const due = await cards.due(ownerId, until(now, timeZone), most, subjectId);
        return due.map((card) => ({ ...card, waits: waits(card.memory, now, retention) }));
      },

      /** How far the student is, in a subject or in all. */
      whereYouStand: async (
        ownerId: string,
        timeZone: string,
        subjectId?: string,
      ): Promise<Standing> => {
        const now = clock();
        const begin = new Date(now.getTime() - countedDays * 86_400_000);
        const [end = now] = nextMidnights(now, timeZone, 1);
        // A few too many, as the clock's changes move the beginning.
        const days = nextMidnights(begin, timeZone, countedDays + 3)
          .filter((day) => day <= end)
          .toReversed();
        const since = (count: number) => days[count] ?? begin;
        const { gaps, reviewed, ...standing } = await cards.standing(
          ownerId,
          { days, timesSince: since(timeSpentDays), mistakesSince: since(mistakeDays) },
          subjectId,
        );
        return {
          ...standing,
          daysInARow: daysInARow(reviewed),
          timeSpentMs: timeSpentMs(gaps),
        };
      },

      cardSettings: cards.settings,

      /** How many cards a thread has. @throws AppError not_found */
      cardsOfThread: cards.ofThread,

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

      /** Cards as a file for another program: all of them, or a subject's. @throws AppError not_found */
      exportCards: async (
        ownerId: string,
        { subject, format, schedule: wanted }: ExportCardsQuery,
        { locale, timeZone }: { readonly locale: Language; readonly timeZone: string },
      ): Promise<CardFile> => {
        const withSchedule = wanted !== undefined;
        const stored = await cards.all(ownerId, subject, withSchedule);
        const exported = stored.map(({ content, subject: of, ...card }) => ({
          ...card,
          ...(content.kind === "own"
            ? content.sides
            : cardSides(content.question, content.quiz.language)),
          subject: { id: of.id, name: subjectName(of.name, locale) },
        }));
        const { retention } = await cards.settings(ownerId);
        const order = { cards: exported, format, withSchedule, retention, now: clock(), timeZone };
        const bytes = await aside("exportCards", order, locale);
        const name = subject === undefined ? null : (exported[0]?.subject.name ?? null);
        return { bytes, format, name };
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

      saveCardSettings: cards.saveSettings,

      /** Makes cards of one's own of those of a thread, so that they outlast it. @throws AppError not_found */
      keepCards: (ownerId: string, threadId: string): Promise<void> =>
        cards.keepOfThread(ownerId, threadId, cardOfQuestion),

      /** Deletes a card of one's own with its log. @throws AppError not_found, card_of_quiz */
      deleteCard: cards.remove,

      /** @throws AppError not_found */
      reviewCard: async (
        ownerId: string,
        cardId: string,
        { key, rating, reviews, hinted }: ReviewRequest,
      ): Promise<ReviewResult> => {
        const at = clock();
        const { retention } = await cards.settings(ownerId);
        const { counted, due } = await cards.review(ownerId, cardId, {
          ...{ key, rating, reviews, hinted, at },
          next: (memory) => schedule(memory, rating, at, retention),
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
