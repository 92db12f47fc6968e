import { type GuideEnding, type GuideView, guideEnding } from "#lib/schemas/guide.ts";

type Seen = Pick<
  GuideView,
  "allowed" | "current_step_index" | "full_answer" | "mode" | "question" | "steps"
>;

/**
 * How a guide ended: by the question with which it rests. One that ended before guides rested, and one that is just answering
 * a question, has none; then by how its steps stand.
 */
export const endingOf = (view: Seen): GuideEnding => {
  const { allowed, current_step_index, full_answer, mode, question, steps } = view;
  const { success, data } = guideEnding.safeParse(question?.kind);
  if (success) return data;
  if (full_answer === null && allowed === false) return "guide_declined";
  if (mode === "answer") return "guide_enough";
  if (mode === "review") return "guide_unsolved";
  const isOpen = steps[current_step_index ?? 0]?.state === "open";
  return isOpen ? "guide_left" : "guide_solved";
};
