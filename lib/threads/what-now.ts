import type { CardsView } from "#lib/schemas/card.ts";
import type { ListedThread, ThreadStanding } from "#lib/schemas/thread.ts";

/** What is asked of the student, as the home page says it. */
type HomeAsk =
  | "study_choice"
  | "study_notes"
  | "study_review"
  | "study_questions"
  | "guide_version"
  | "guide_confirm"
  | "guide_review"
  | "guide_again";

const asks: ReadonlySet<string> = new Set<HomeAsk>([
  "study_choice",
  "study_notes",
  "study_review",
  "study_questions",
  "guide_version",
  "guide_confirm",
  "guide_review",
  "guide_again",
]);

const isAsk = (kind: string | undefined): kind is HomeAsk => kind !== undefined && asks.has(kind);

/** A piece of work that the student may take up now. */
export interface NextThread {
  readonly thread: ListedThread;
  /** What it asks; null where it only goes on. */
  readonly ask: HomeAsk | null;
  /** Where exactly it goes on. */
  readonly href: string;
}

/** What there is to do now. */
export interface WhatNow {
  /** What was worked on last and is not finished; what Lectern works on itself only where there is nothing else. Null for nothing. */
  readonly goOn: NextThread | "review" | null;
  /** Cards that are due and are not what goes on. */
  readonly due: number;
  /** What else asks something, failed, is half done or not begun; what was worked on last first. */
  readonly waiting: readonly NextThread[];
}

const unfinished: ReadonlySet<ThreadStanding["state"]> = new Set([
  ...(["waiting", "draft", "not_started", "playing"] as const),
  ...(["retrying", "in_steps", "left"] as const),
]);

/** A document that is written and a guide that was left are open, too, but nothing of them is half done. */
const waiting: ReadonlySet<ThreadStanding["state"]> = new Set([
  ...(["failed", "not_started", "playing", "retrying", "in_steps"] as const),
]);

const nextOf = (thread: ListedThread): NextThread => {
  const { id, kind, question, lastEdit, status } = thread;
  const ask = status === "waiting" && isAsk(question?.kind) ? question.kind : null;
  const place =
    kind !== "study" ? "" : ask !== null ? "#conversation" : lastEdit ? `#edit-${lastEdit}` : "";
  return { thread, ask, href: `/${kind}/${id}${place}` };
};

const waits = ({ thread, ask }: NextThread): boolean =>
  ask !== null || waiting.has(thread.standing.state);

/**
 * What to do now, from what was begun, that which was worked on last first. A review of cards that were looked at after all
 * of that is what goes on, as long as some are due.
 */
export const whatNow = (
  threads: readonly ListedThread[],
  { due, reviewedAt }: Pick<CardsView, "due" | "reviewedAt">,
): WhatNow => {
  const next = threads.map(nextOf);
  const last =
    next.find(({ thread }) => unfinished.has(thread.standing.state)) ??
    next.find(({ thread }) => thread.standing.state === "running") ??
    null;
  const reviews = due > 0 && reviewedAt !== null && (!last || reviewedAt > last.thread.actedAt);
  const goOn = reviews ? "review" : last;
  return {
    goOn,
    due: reviews ? 0 : due,
    waiting: next.filter((one) => one !== goOn && waits(one)),
  };
};
