import type { GuidePorts } from "../ports.ts";
import type { GuideStateValue } from "./state.ts";

/** The task is not solved: the steps are gone through once more, from the first one on. */
export const beginReview = async (
  { guide }: Pick<GuidePorts, "guide">,
  { ownerId, threadId }: Pick<GuideStateValue, "ownerId" | "threadId">,
): Promise<Partial<GuideStateValue>> => {
  await guide.saveProgress(ownerId, threadId, { mode: "review", currentStep: 0 });
  return { reviewAt: 0, mode: "review", next: "review" };
};
