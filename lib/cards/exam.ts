import type { CardRating } from "#lib/schemas/card.ts";
import {
  type CardMemory,
  dueForExam,
  recallOf,
  type Scheduling,
  schedule,
  type Waiting,
  type Weights,
} from "./schedule.ts";

const dayMs = 86_400_000;

/** A subject whose cards are to be known when this day begins. */
export interface Exam {
  readonly subjectId: string;
  readonly at: Date;
  /** Of the student; null or left out for those of everybody. */
  readonly weights?: Weights | null;
}

/** Days at the end that are kept free of new cards, so that each is seen again. */
const daysWithoutNew = 2;

/**
 * How many new cards of a subject are to be begun today, so that all are before its exam.
 * @param days until the exam, today with them
 */
export const newForExam = (
  { fresh, begun }: { readonly fresh: number; readonly begun: number },
  days: number,
): number => {
  const wanted = Math.ceil((fresh + begun) / Math.max(1, days - daysWithoutNew));
  return Math.max(0, Math.min(fresh, wanted - begun));
};

/** A card of a subject that has an exam; a fresh one waits for a day with room. */
export interface CardForExam extends Waiting {
  readonly fresh: boolean;
}

interface KnownThen {
  readonly now: number;
  readonly onTheDay: number;
}

/** More reviews of one card before an exam are no review but a fault. */
const mostReviews = 200;

/**
 * How many of these cards are known now, and on the day of the exam when all that is due is reviewed each day: what is
 * forgotten on the way, as often as its memory says, is learnt again. New cards are begun in their order.
 * @param freshPerDay of these cards
 */
export const forecastExam = (
  cards: readonly CardForExam[],
  times: { readonly now: Date; readonly examAt: Date; readonly by: Scheduling },
  freshPerDay: number,
): KnownThen => {
  const { now, examAt, by } = times;
  const { weights } = by;
  let fresh = 0;
  const beginOf = (): Date => {
    fresh += 1;
    return new Date(now.getTime() + Math.floor((fresh - 1) / freshPerDay) * dayMs);
  };
  let draws = 0;
  /** Multiples of the golden ratio lie evenly between 0 and 1, and are the same each time. */
  const random = (): number => {
    draws += 1;
    return (draws * 0.618_033_988_749_895) % 1;
  };
  const rate = (memory: CardMemory | null, at: Date): CardRating =>
    memory?.state === "review" && random() >= recallOf(memory, at, weights) ? "again" : "good";
  const recallThen = (card: CardForExam): number => {
    let { memory } = card;
    let due = card.fresh ? beginOf() : dueForExam(card, examAt, weights);
    for (let review = 0; due < examAt && review < mostReviews; review += 1) {
      const at = new Date(Math.max(due.getTime(), now.getTime()));
      const next = schedule(memory, rate(memory, at), at, by);
      memory = next.memory;
      due = dueForExam(next, examAt, weights);
    }
    return memory === null ? 0 : recallOf(memory, examAt, weights);
  };
  let known = 0;
  let onTheDay = 0;
  for (const card of cards) {
    known += card.memory === null ? 0 : recallOf(card.memory, now, weights);
    onTheDay += recallThen(card);
  }
  return { now: known, onTheDay };
};
