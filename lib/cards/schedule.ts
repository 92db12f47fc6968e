import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from "ts-fsrs";
import { type CardRating, defaultCardSettings } from "#lib/schemas/card.ts";
import { momentOf, wallClock } from "./student-day.ts";

/** What FSRS-6 remembers of a card between two reviews, as JSON. */
export interface CardMemory {
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** Learning and relearning cards come back within minutes, those in review by the day. */
  readonly state: "learning" | "review" | "relearning";
  /** ISO 8601. */
  readonly lastReview: string;
  /** Of the weights by which stability and difficulty were computed; left out where those are everybody's. */
  readonly fit?: string;
}

/** The 21 numbers of FSRS-6, fitted to one student. */
export interface Weights {
  readonly id: string;
  readonly values: readonly number[];
}

/** By what cards are scheduled. */
export interface Scheduling {
  /** The share that is to be remembered when a card comes back. */
  readonly retention: number;
  /** Null for those of everybody. */
  readonly weights: Weights | null;
  /** Whose midnights part one day from the next; those of UTC where it is left out. */
  readonly timeZone?: string;
}

const usual: Scheduling = { retention: defaultCardSettings.retention, weights: null };

/** A card between two reviews; it has no memory before the first. */
export interface Waiting {
  readonly memory: CardMemory | null;
  readonly due: Date;
}

/** A card after a review. */
export interface Scheduled extends Waiting {
  readonly memory: CardMemory;
}

/** As FSRS numbers them. */
export const grades: Readonly<Record<CardRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const states = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
const stateNames = {
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const;

const dayMs = 86_400_000;

/** So many are kept: one for each student, and for each that a fit was tried for. */
const mostSchedulers = 100;
const schedulers = new Map<string, FSRS>();

/** FSRS-6 with steps of 1 and 10 minutes. No fuzz: what a button says happens. */
const schedulerOf = ({ retention, weights }: Scheduling): FSRS => {
  const key = `${retention} ${weights?.id}`;
  const known = schedulers.get(key);
  if (known) return known;
  const made = fsrs({
    ...{ enable_fuzz: false, request_retention: retention },
    ...(weights && { w: weights.values }),
  });
  if (schedulers.size >= mostSchedulers) schedulers.clear();
  schedulers.set(key, made);
  return made;
};

/** A card at a moment, in the times of the student's wall clock: FSRS counts days between midnights of UTC. */
const toCard = (memory: CardMemory | null, now: Date, timeZone: string): Card =>
  memory === null
    ? createEmptyCard(now)
    : {
        ...{ due: now, stability: memory.stability, difficulty: memory.difficulty },
        ...{ scheduled_days: memory.scheduledDays, learning_steps: memory.learningSteps },
        ...{ elapsed_days: 0, reps: memory.reps, lapses: memory.lapses },
        ...{
          state: states[memory.state], // Where a clock was put back, the review is of now.
          last_review: new Date(
            Math.min(now.getTime(), wallClock(Date.parse(memory.lastReview), timeZone)),
          ),
        },
      };

/** The card after this review; `memory` is null for one that was never reviewed. */
export const schedule = (
  memory: CardMemory | null,
  rating: CardRating,
  now: Date,
  by: Scheduling = usual,
): Scheduled => {
  const { timeZone = "UTC" } = by;
  const wall = new Date(wallClock(now.getTime(), timeZone));
  const { card } = schedulerOf(by).next(toCard(memory, wall, timeZone), wall, grades[rating]);
  const waitMs = card.due.getTime() - wall.getTime();
  const state = card.state === State.New ? "learning" : stateNames[card.state];
  // What was begun by other weights stays theirs, until it is computed anew from the log.
  const fit = memory === null ? by.weights?.id : memory.fit;
  return {
    // At the same hour of another day, however long the days between are.
    due: new Date(waitMs < dayMs ? now.getTime() + waitMs : momentOf(card.due.getTime(), timeZone)),
    memory: {
      ...{ stability: card.stability, difficulty: card.difficulty, state },
      ...{ scheduledDays: card.scheduled_days, learningSteps: card.learning_steps },
      ...{ reps: card.reps, lapses: card.lapses, lastReview: now.toISOString() },
      ...(fit === undefined ? {} : { fit }),
    },
  };
};

/** What a card's log says of it by these weights: all else of a memory does not depend on them. */
export const rememberedBy = (
  memory: CardMemory,
  log: readonly { readonly rating: CardRating; readonly at: Date }[],
  /** What the card was before the first of the log. */
  before: CardMemory | null,
  by: Pick<Scheduling, "weights" | "timeZone">,
): Pick<CardMemory, "stability" | "difficulty"> => {
  let last = before;
  for (const { rating, at } of log) last = schedule(last, rating, at, { ...usual, ...by }).memory;
  const { stability, difficulty } = last ?? memory;
  return { stability, difficulty };
};

/** How likely a card is remembered then, from 0 to 1. */
export const recallOf = (memory: CardMemory, at: Date, weights: Weights | null = null): number => {
  const days = (at.getTime() - Date.parse(memory.lastReview)) / dayMs;
  return schedulerOf({ ...usual, weights }).forgetting_curve(Math.max(0, days), memory.stability);
};

/** How fast is forgotten, in FSRS-6's own unit: 0.1542 by the weights of everybody. */
export const decayOf = (weights: Weights | null): number =>
  schedulerOf({ ...usual, weights }).parameters.w[20] ?? 0;

/**
 * What would be known less surely when the exam's day begins is asked once more before. Simulated students know 98 % on
 * that day by it, and 95 % without; to ask everything in the last three days helps no more and heaps it all up on one.
 */
const wantedRecall = 0.97;

/** A card of such a stability is asked so many days before the exam, times its stability: the firmer, the earlier. */
export const daysBeforeExam = (weights: Weights | null): number =>
  schedulerOf({ ...usual, weights }).calculate_interval_modifier(wantedRecall);

/**
 * When a card is asked: by its own schedule, or, where that leads beyond the exam, in time to be known on its day, but not
 * twice on one.
 */
export const dueForExam = (
  { memory, due }: Waiting,
  examAt: Date | undefined,
  weights: Weights | null = null,
): Date => {
  if (memory?.state !== "review" || examAt === undefined || due < examAt) return due;
  const reviewed = Date.parse(memory.lastReview);
  const inTime = examAt.getTime() - daysBeforeExam(weights) * memory.stability * dayMs;
  const asked = new Date(Math.max(inTime, reviewed + dayMs));
  return inTime > reviewed && asked < examAt ? asked : due;
};

/** Milliseconds until a card would come back after each rating. */
export const waits = (
  memory: CardMemory | null,
  now: Date,
  by: Scheduling = usual,
  examAt?: Date,
): Readonly<Record<CardRating, number>> => {
  const after = (rating: CardRating) =>
    dueForExam(schedule(memory, rating, now, by), examAt, by.weights).getTime() - now.getTime();
  return { again: after("again"), hard: after("hard"), good: after("good"), easy: after("easy") };
};

/** Cards in their first steps are shown so much ahead of time when nothing else is left, as Anki does it. */
export const learnAheadMs = 20 * 60_000;

/** What was forgotten so often takes more time than it is worth as it is, by the experience of Anki's users. */
export const leechLapses = 8;
