import { type GuideEnding, guideEnding } from "#lib/schemas/guide.ts";
import type { ThreadStanding } from "#lib/schemas/thread.ts";
import type { ListedRow } from "./thread-store.ts";

/** How a thread stands, for the list: what was made is not yet played, and what waits is not always the student's turn. */
export const threadStanding = (
  thread: Pick<ListedRow, "kind" | "status" | "stage" | "question" | "quiz">,
): ThreadStanding => {
  const { kind, status, question, quiz } = thread;
  if (kind === "guide") return { state: guideState(thread), count: null };
  if (kind === "quiz" && status === "done" && quiz !== null && quiz.total > 0) {
    return quizStanding(quiz);
  }
  const isDraft = kind === "study" && status === "waiting" && question?.kind === "study_edit";
  if (isDraft) return { state: "draft", count: null };
  return { state: status, count: null };
};

const quizStanding = (quiz: NonNullable<ListedRow["quiz"]>): ThreadStanding => {
  const { round, asked, begun, graded, right, total } = quiz;
  if (graded === asked) return { state: "played", count: { done: right, total } };
  if (round > 1) return { state: "retrying", count: { done: graded, total: asked } };
  return begun === 0
    ? { state: "not_started", count: null }
    : { state: "playing", count: { done: graded, total: asked } };
};

const endings: Readonly<Record<GuideEnding, ThreadStanding["state"]>> = {
  guide_solved: "solved",
  guide_left: "left",
  guide_enough: "answered",
  guide_declined: "unanswered",
  guide_unsolved: "unsolved",
  guide_no_other: "unsolved",
  guide_perhaps: "unanswered",
  guide_nothing: "unanswered",
};

const guideState = ({
  status,
  stage,
  question,
}: Pick<ListedRow, "status" | "stage" | "question">): ThreadStanding["state"] => {
  if (status === "done") {
    const ending = guideEnding.safeParse(question?.kind);
    if (ending.success) return endings[ending.data];
    // An answer without steps ends there; what is no question about the program ends before.
    return stage === "wait_for_user_step_choice" ? "answered" : "unanswered";
  }
  if (status !== "waiting") return status;
  if (question?.kind === "guide_steps") return "answered";
  return question?.kind === "guide_version" ? "waiting" : "in_steps";
};
