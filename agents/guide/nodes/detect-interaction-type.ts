import type { GuidePorts } from "#agents/ports.ts";
import { presentStep } from "../guide-sections.ts";
import { newestPicture } from "../new-picture.ts";
import type { GuideNode } from "../state.ts";

/**
 * Tells whether the step is done by a click on something that can be seen. A picture from before the step began tells nothing of
 * it, also when the guide hears of it only now; where the place of a click is, it shows all the same.
 */
export const detectInteractionType =
  (ports: GuidePorts): GuideNode =>
  async (state) => {
    const { threadId, ownerId, index } = state;
    await ports.reporter.stage(threadId, "detect_interaction_type");
    await ports.guide.saveProgress(ownerId, threadId, { mode: "steps", currentStep: index });
    const { requiresClick } = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    return { click: requiresClick, lookedAt: newest?.id ?? null, next: "on" };
  };
