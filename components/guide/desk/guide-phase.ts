import { type GuideView, guideEnding } from "#lib/schemas/guide.ts";

/** What the page shows in its middle. */
export type GuidePhase =
  | "working"
  | "other"
  | "warning"
  | "answer"
  | "steps"
  | "confirm"
  | "review"
  | "again"
  | "done";

const asked: Readonly<Record<string, GuidePhase>> = {
  guide_version: "warning",
  guide_steps: "answer",
  guide_action: "steps",
  guide_confirm: "confirm",
  guide_review: "review",
  guide_again: "again",
  guide_enough: "answer",
};

/** Whether the guide has ended: also while a question is answered with which it does not begin again. */
export const hasEnded = ({ status, stage }: Pick<GuideView, "status" | "stage">): boolean =>
  status === "done" || guideEnding.safeParse(stage).success;

type Seen = Pick<
  GuideView,
  | "status"
  | "stage"
  | "intent"
  | "question"
  | "mode"
  | "full_answer"
  | "current_step_index"
  | "steps"
>;

/** The phase of a guide by its question; while it works, the one that it was in. */
export const guidePhase = (view: Seen): GuidePhase => {
  if (view.intent === "other") return "other";
  const byQuestion = view.question === null ? undefined : asked[view.question.kind];
  if (byQuestion !== undefined) return byQuestion;
  // Without steps there is nothing to finish: the answer is the end, or the section that comes nearest.
  if (hasEnded(view)) {
    return view.mode === "answer" && view.full_answer !== null ? "answer" : "done";
  }
  const atStep = view.current_step_index !== null && view.current_step_index < view.steps.length;
  if (view.mode !== "answer" && atStep) return view.mode;
  return view.full_answer === null ? "working" : "answer";
};
