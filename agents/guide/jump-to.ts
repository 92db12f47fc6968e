import type { GuideStateValue } from "./state.ts";

/** Goes to a step that the student chose from the list; one that there is not is no answer. */
export const jumpTo = (
  { turn, total }: Pick<GuideStateValue, "turn" | "total">,
  step: number,
): Partial<GuideStateValue> =>
  step < total
    ? { turn: turn + 1, resumeAt: step, next: "steps" }
    : { turn: turn + 1, next: "again" };
