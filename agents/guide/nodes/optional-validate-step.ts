import type { GuidePorts } from "../../ports.ts";
import { checkOnScreen } from "../check-on-screen.ts";
import { presentStep } from "../guide-sections.ts";
import { newestPicture } from "../new-picture.ts";
import type { GuideNode } from "../state.ts";

/**
 * Looks at a new picture: is the screen as it should be after the step? What is no click, or has no new picture, counts as
 * done, and so does what the student insists on. What is not done, and what cannot be told, goes back to the student with the
 * reason.
 */
export const optionalValidateStep =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, index } = state;
    if (state.next === "force") return { next: "on" };
    const step = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    if (!step.requiresClick || newest === null || newest.id === step.screenshotId) {
      return { next: "on" };
    }
    await ports.reporter.stage(threadId, "optional_validate_step");
    // A run that was killed after the look comes here again, and what was seen still holds.
    const seen = step.check?.screenshotId === newest.id ? step.check : null;
    const check = seen ?? (await checkOnScreen(ports, state, config, step, newest));
    if (!seen) await ports.guide.saveStep(ownerId, threadId, index, { check });
    return { next: check.done === "yes" ? "on" : "locate" };
  };
