import type { GuidePorts } from "#agents/ports.ts";
import { presentStep } from "../guide-sections.ts";
import type { GuideNode, GuideStateValue } from "../state.ts";
import { type Look, takeLook } from "../take-look.ts";

/**
 * Looks at the newest picture of the student's screen: where the step is done, and how far it is. What was looked at for
 * this step is not looked at again, and a box that the student drew on this picture stays. Without a picture nothing is
 * marked, and the question that comes next asks for one.
 */
export const analyzeScreenshotForButton =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const shot = await ports.guide.newestScreenshot(ownerId, threadId);
    if (shot === null) return { next: "on" };
    await ports.reporter.stage(threadId, "analyze_screenshot_for_button");
    const step = await presentStep(ports, state);
    // A picture that came while the student was at the step tells whether it is done.
    const isAfter = state.lookedAt !== shot.id;
    const on = { lookedAt: shot.id, next: isAfter ? "check" : "on" } as const;
    const known = step.requiresClick ? step.screenshotId : step.check?.screenshotId;
    if (known === shot.id) return on;
    await keepLook(ports, state, shot.id, await takeLook(ports, state, config, step, shot), {
      ...{ isAfter, isClick: step.requiresClick },
    });
    return on;
  };

/** The place comes last: a run that is taken up again takes the look for made by it. */
const keepLook = async (
  { guide }: GuidePorts,
  { ownerId, threadId, index }: GuideStateValue,
  screenshotId: string,
  { box, check, next }: Look,
  { isAfter, isClick }: { readonly isAfter: boolean; readonly isClick: boolean },
): Promise<void> => {
  if (next !== null) {
    await guide.saveLocation(ownerId, threadId, index + 1, { box: next, screenshotId });
  }
  if (isAfter || check !== null) await guide.saveStep(ownerId, threadId, index, { check });
  if (isClick) await guide.saveLocation(ownerId, threadId, index, { box, screenshotId });
};
