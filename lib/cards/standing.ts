/** How long a card will be remembered, the shortest first; `new` was never reviewed. */
export const strengths = ["new", "days", "weeks", "months", "longer"] as const;
export type Strength = (typeof strengths)[number];

/** Days of stability (until one in ten would be forgotten) at which weeks, months and more begin. */
export const strengthBounds: readonly number[] = [7, 30, 180];

/**
 * Days in a row with a review. Today counts as soon as there is one, and breaks nothing before.
 * @param days whether anything was reviewed, today first
 */
export const daysInARow = (days: readonly boolean[]): number => {
  const ended = days[0] ? days : days.slice(1);
  const end = ended.indexOf(false);
  return end < 0 ? ended.length : end;
};

/** A longer gap begins another session. */
export const longestGapMs = 5 * 60_000;
/** Nobody thinks longer about a card; what goes beyond it was a pause. Anki counts as much at most. */
export const longestAnswerMs = 60_000;
/** What an answer takes where no gap tells. */
const usualAnswerMs = 10_000;

/** What the log says of the time between answers. */
export interface AnswerGaps {
  readonly answers: number;
  /** Those that followed another one in their session, and their gaps in all, each up to `longestAnswerMs`. */
  readonly following: number;
  readonly followingMs: number;
}

/** An estimate: the first answer of a session, before which no gap tells anything, takes as long as the others. */
export const timeSpentMs = ({ answers, following, followingMs }: AnswerGaps): number =>
  answers * (following === 0 ? usualAnswerMs : followingMs / following);
