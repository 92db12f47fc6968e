import type { GuidePorts } from "#agents/ports.ts";
import { presentStep } from "../guide-sections.ts";
import { newestPicture } from "../new-picture.ts";
import type { GuideNode } from "../state.ts";

/**
 * Is the screen as it should be after the step? So says the look at the newest picture. What has no picture counts as done,
 * and so does what the student insists on. What is not done, what cannot be told, and what was so before, goes back to the
 * student with the reason.
 */
export const optionalValidateStep =
  (ports: GuidePorts): GuideNode =>
  async (state) => {
    if (state.next === "force") return { next: "on" };
    const newest = await newestPicture(ports, state);
    if (newest === null) return { next: "on" };
    await ports.reporter.stage(state.threadId, "optional_validate_step");
    // A newer one came meanwhile, or the guide is one of before, when nobody had looked yet.
    if (state.lookedAt !== newest.id) return { next: "locate" };
    const { check } = await presentStep(ports, state);
    const isDone = check?.screenshotId === newest.id && check.done === "yes";
    return { next: isDone ? "on" : "stay" };
  };
