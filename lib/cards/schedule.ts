import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from "ts-fsrs";
import { type CardRating, defaultCardSettings } from "#lib/schemas/card.ts";

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
}

/** A card between two reviews; it has no memory before the first. */
export interface Waiting {
  readonly memory: CardMemory | null;
  readonly due: Date;
}

/** A card after a review. */
export interface Scheduled extends Waiting {
  readonly memory: CardMemory;
}

const grades: Readonly<Record<CardRating, Grade>> = {
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

const schedulers = new Map<number, FSRS>();

/** The default weights of FSRS-6, steps of 1 and 10 minutes. No fuzz: what a button says happens. */
const schedulerOf = (retention: number): FSRS => {
  const known = schedulers.get(retention);
  if (known) return known;
  const made = fsrs({ enable_fuzz: false, request_retention: retention });
  schedulers.set(retention, made);
  return made;
};

const toCard = (memory: CardMemory | null, now: Date): Card =>
  memory === null
    ? createEmptyCard(now)
    : {
        ...{ due: now, stability: memory.stability, difficulty: memory.difficulty },
        ...{ scheduled_days: memory.scheduledDays, learning_steps: memory.learningSteps },
        ...{ elapsed_days: 0, reps: memory.reps, lapses: memory.lapses },
        ...{ state: states[memory.state], last_review: new Date(memory.lastReview) },
      };

/**
 * The card after this review; `memory` is null for one that was never reviewed.
 * @param retention the share that is to be remembered when a card comes back
 */
export const schedule = (
  memory: CardMemory | null,
  rating: CardRating,
  now: Date,
  retention: number = defaultCardSettings.retention,
): Scheduled => {
  const { card } = schedulerOf(retention).next(toCard(memory, now), now, grades[rating]);
  const state = card.state === State.New ? "learning" : stateNames[card.state];
  return {
    due: card.due,
    memory: {
      ...{ stability: card.stability, difficulty: card.difficulty, state },
      ...{ scheduledDays: card.scheduled_days, learningSteps: card.learning_steps },
      ...{ reps: card.reps, lapses: card.lapses, lastReview: now.toISOString() },
    },
  };
};

/** How likely a card is remembered then, from 0 to 1. */
export const recallOf = (memory: CardMemory, at: Date): number => {
  const days = (at.getTime() - Date.parse(memory.lastReview)) / dayMs;
  return schedulerOf(defaultCardSettings.retention).forgetting_curve(
    Math.max(0, days),
    memory.stability,
  );
};

/**
 * What would be known less surely when the exam's day begins is asked once more before. Simulated students know 98 % on
 * that day by it, and 95 % without; to ask everything in the last three days helps no more and heaps it all up on one.
 */
const wantedRecall = 0.97;

/** A card of such a stability is asked so many days before the exam, times its stability: the firmer, the earlier. */
export const daysBeforeExam: number = schedulerOf(
  defaultCardSettings.retention,
).calculate_interval_modifier(wantedRecall);

/**
 * When a card is asked: by its own schedule, or, where that leads beyond the exam, in time to be known on its day, but not
 * twice on one.
 */
export const dueForExam = ({ memory, due }: Waiting, examAt: Date | undefined): Date => {
  if (memory?.state !== "review" || examAt === undefined || due < examAt) return due;
  const reviewed = Date.parse(memory.lastReview);
  const inTime = examAt.getTime() - daysBeforeExam * memory.stability * dayMs;
  const asked = new Date(Math.max(inTime, reviewed + dayMs));
  return inTime > reviewed && asked < examAt ? asked : due;
};

/** Milliseconds until a card would come back after each rating. */
export const waits = (
  memory: CardMemory | null,
  now: Date,
  retention?: number,
  examAt?: Date,
): Readonly<Record<CardRating, number>> => {
  const after = (rating: CardRating) =>
    dueForExam(schedule(memory, rating, now, retention), examAt).getTime() - now.getTime();
  return { again: after("again"), hard: after("hard"), good: after("good"), easy: after("easy") };
};

/** Cards in their first steps are shown so much ahead of time when nothing else is left, as Anki does it. */
export const learnAheadMs = 20 * 60_000;

/** What was forgotten so often takes more time than it is worth as it is, by the experience of Anki's users. */
export const leechLapses = 8;
