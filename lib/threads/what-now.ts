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
  /** What was worked on last and is not finished; null for nothing. */
  readonly goOn: NextThread | "review" | null;
  /** Cards that are due and are not what goes on. */
  readonly due: number;
  /** What else asks something, failed, or was made and is not begun; what was worked on last first. */
  readonly waiting: readonly NextThread[];
}

const unfinished: ReadonlySet<ThreadStanding["state"]> = new Set([
  ...(["running", "waiting", "not_started", "playing"] as const),
  ...(["retrying", "in_steps", "left"] as const),
]);

const nextOf = (thread: ListedThread): NextThread => {
  const { id, kind, question, lastEdit, status } = thread;
  const ask = status === "waiting" && isAsk(question?.kind) ? question.kind : null;
  const place =
    kind !== "study" ? "" : ask !== null ? "#conversation" : lastEdit ? `#edit-${lastEdit}` : "";
  return { thread, ask, href: `/${kind}/${id}${place}` };
};

const waits = ({ thread, ask }: NextThread): boolean =>
  ask !== null || thread.standing.state === "failed" || thread.standing.state === "not_started";

/**
 * What to do now, from what was begun, that which was worked on last first. A review of cards that were looked at after all
 * of that is what goes on, as long as some are due.
 */
export const whatNow = (
  threads: readonly ListedThread[],
  { due, reviewedAt }: Pick<CardsView, "due" | "reviewedAt">,
): WhatNow => {
  const next = threads.map(nextOf);
  const last = next.find(({ thread }) => unfinished.has(thread.standing.state)) ?? null;
  const reviews = due > 0 && reviewedAt !== null && (!last || reviewedAt > last.thread.actedAt);
  const goOn = reviews ? "review" : last;
  return {
    goOn,
    due: reviews ? 0 : due,
    waiting: next.filter((one) => one !== goOn && waits(one)),
  };
};
