import { type GuideEnding, type GuideView, guideEnding } from "#lib/schemas/guide.ts";

type Seen = Pick<
  GuideView,
  "allowed" | "current_step_index" | "full_answer" | "mode" | "stage" | "steps"
>;

/**
 * How a guide ended: its stage names it, also while a question is answered and after that halted. One that ended before guides
 * rested has another stage; then by how its steps stand.
 */
export const endingOf = (view: Seen): GuideEnding => {
  const { allowed, current_step_index, full_answer, mode, stage, steps } = view;
  const { success, data } = guideEnding.safeParse(stage);
  if (success) return data;
  if (full_answer === null && allowed === false) return "guide_declined";
  if (mode === "answer") return "guide_enough";
  if (mode === "review") return "guide_unsolved";
  const isOpen = steps[current_step_index ?? 0]?.state === "open";
  return isOpen ? "guide_left" : "guide_solved";
};
