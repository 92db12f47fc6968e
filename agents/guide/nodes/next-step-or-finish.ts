import type { GuidePorts } from "#agents/ports.ts";
import type { GuideNode } from "../state.ts";

/** Notes what became of the step and goes on to the next one; after the last one there is none. */
export const nextStepOrFinish =
  (ports: GuidePorts): GuideNode =>
  async ({ threadId, ownerId, index, next }) => {
    await ports.reporter.stage(threadId, "next_step_or_finish");
    const state = next === "skip" ? "skipped" : "done";
    await ports.guide.saveStep(ownerId, threadId, index, { state });
    return { index: index + 1, next: "on" };
  };
