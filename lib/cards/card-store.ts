import type { CardRating } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Correction, Question } from "#lib/schemas/quiz.ts";
import type { CardMemory, Scheduled } from "./schedule.ts";

/** A question that was answered once and comes back. */
export interface DueCard {
  readonly question: Question;
  readonly quiz: {
    readonly id: string;
    readonly title: string;
    readonly language: Language;
    readonly corrections: readonly Correction[];
  };
  readonly memory: CardMemory | null;
  /** How often it was reviewed. */
  readonly reviews: number;
}

/** What counts as due: cards in their first steps until one time, all others until another. */
export interface DueUntil {
  readonly soon: Date;
  readonly endOfDay: Date;
}

/** Cards and the log of their reviews, which is only ever added to. */
export interface CardStore {
  /** Those that wait longest first; questions that were dropped since are not asked. */
  readonly due: (ownerId: string, until: DueUntil, limit: number) => Promise<DueCard[]>;
  /** How many there are, how many are due, how many come until each of the given times, and when one was reviewed last. */
  readonly count: (
    ownerId: string,
    until: DueUntil,
    times: readonly Date[],
  ) => Promise<{ total: number; due: number; until: number[]; reviewedAt: Date | null }>;
  /**
   * Reviews a card as often as it was when it was shown; a review with a known key, or of a card that was reviewed
   * since, changes nothing.
   * @throws AppError not_found
   */
  readonly review: (
    ownerId: string,
    questionId: string,
    review: {
      readonly key: string;
      readonly rating: CardRating;
      readonly reviews: number;
      readonly at: Date;
      readonly next: (memory: CardMemory | null) => Scheduled;
    },
  ) => Promise<{ counted: boolean; due: Date }>;
  /**
   * Takes the newest review back, wherever it was made; the log keeps both.
   * @returns the card; null when there is nothing to take back
   */
  readonly undo: (ownerId: string, key: string, at: Date) => Promise<string | null>;
}
