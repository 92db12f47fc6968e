import type { GuidePorts } from "../../ports.ts";
import { presentStep } from "../guide-sections.ts";
import type { GuideNode } from "../state.ts";

/** Tells whether the step is done by a click on something that can be seen. */
export const detectInteractionType =
  (ports: GuidePorts): GuideNode =>
  async (state) => {
    const { threadId, ownerId, index } = state;
    await ports.reporter.stage(threadId, "detect_interaction_type");
    await ports.guide.saveProgress(ownerId, threadId, { mode: "steps", currentStep: index });
    const { requiresClick } = await presentStep(ports, state);
    return { click: requiresClick, lookedAt: null, next: "on" };
  };
