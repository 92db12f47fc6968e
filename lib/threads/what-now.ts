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
  /**
   * What was left half done last; without any the cards of today, then what was never opened, then what Lectern works on
   * itself. Null for nothing.
   */
  readonly goOn: NextThread | "review" | null;
  /** Cards that are due and are not what goes on. */
  readonly due: number;
  /** What else asks something or is half done, then what is not begun, then what failed; each worked on last first. */
  readonly waiting: readonly NextThread[];
  /** More of the same, for which there is no room at once. */
  readonly folded: readonly NextThread[];
}

type State = ThreadStanding["state"];

/** What a student left in the midst of it. */
const halfStates: ReadonlySet<State> = new Set(["playing", "retrying", "in_steps"]);

/** What is there to be taken up. */
const openStates: ReadonlySet<State> = new Set(["not_started", "waiting", "draft", "left"]);

/** Rows at first; more only where more is half done. */
const mostRows = 4;

const nextOf = (thread: ListedThread): NextThread => {
  const { id, kind, question, lastEdit, status } = thread;
  const ask = status === "waiting" && isAsk(question?.kind) ? question.kind : null;
  const talks = ask !== null || status === "failed";
  const place =
    kind !== "study" ? "" : talks ? "#conversation" : lastEdit ? `#edit-${lastEdit}` : "";
  return { thread, ask, href: `/${kind}/${id}${place}` };
};

const isHalfDone = ({ thread, ask }: NextThread): boolean => {
  const { state } = thread.standing;
  if (state === "draft") return (thread.lastEdit ?? 0) > 0;
  return ask === "study_choice" || halfStates.has(state);
};

/** Its place among what waits; null for what does not: a document that asks for nothing, a guide that was left. */
const rankOf = ({ thread, ask }: NextThread): 0 | 1 | 2 | null => {
  const { state } = thread.standing;
  if (ask !== null || halfStates.has(state)) return 0;
  return state === "not_started" ? 1 : state === "failed" ? 2 : null;
};

/** How many of so many rows are shown at once. A fold of one row would take the room of the row. */
const rowsShown = (rows: number, never: number): number => {
  const shown = Math.max(mostRows, never);
  return rows - shown <= 1 ? rows : shown;
};

/**
 * What to do now, from what was begun, that which was worked on last first. A review of cards that were looked at after all
 * that is half done is what goes on, as long as some are due.
 */
export const whatNow = (
  threads: readonly ListedThread[],
  { due, reviewedAt }: Pick<CardsView, "due" | "reviewedAt">,
): WhatNow => {
  const next = threads.map(nextOf);
  const half = next.find(isHalfDone) ?? null;
  const reviews =
    due > 0 && (half === null || (reviewedAt !== null && reviewedAt > half.thread.actedAt));
  const inState = (is: (state: State) => boolean) =>
    next.find(({ thread }) => is(thread.standing.state)) ?? null;
  const goOn = reviews
    ? "review"
    : (half ??
      inState((state) => openStates.has(state)) ??
      inState((state) => state === "running"));
  const rest = next.filter((one) => one !== goOn);
  const ranked = [0, 1, 2].map((rank) => rest.filter((one) => rankOf(one) === rank));
  const rows = ranked.flat();
  const shown = rowsShown(rows.length, ranked[0]?.length ?? 0);
  return {
    goOn,
    due: reviews ? 0 : due,
    waiting: rows.slice(0, shown),
    folded: rows.slice(shown),
  };
};
