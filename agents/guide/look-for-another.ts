import type { StoredStep } from "#lib/guide/guide-store.ts";
import type { GuideStateValue } from "./state.ts";

/** Another answer is looked for, in other sections than those whose steps did not solve it. */
export const lookForAnother = (
  { round, tried }: Pick<GuideStateValue, "round" | "tried">,
  steps: readonly StoredStep[],
): Partial<GuideStateValue> => ({
  round: round + 1,
  tried: [...new Set([...tried, ...steps.map(({ chunkId }) => chunkId)])],
  next: "new_answer",
});
