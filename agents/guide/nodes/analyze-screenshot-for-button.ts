import type { GuidePorts } from "#agents/ports.ts";
import { presentStep } from "../guide-sections.ts";
import { locateOnScreen } from "../locate-on-screen.ts";
import type { GuideNode } from "../state.ts";

/**
 * Finds the place of the step on the newest picture of the student's screen. Without a picture nothing is marked, and the
 * question that comes next asks for one. A box that the student drew on this picture stays.
 */
export const analyzeScreenshotForButton =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, index } = state;
    const shot = await ports.guide.newestScreenshot(ownerId, threadId);
    if (shot === null) return { next: "on" };
    await ports.reporter.stage(threadId, "analyze_screenshot_for_button");
    const step = await presentStep(ports, state);
    const on = { lookedAt: shot.id, next: "on" } as const;
    if (step.drawn && step.screenshotId === shot.id) return on;
    const box = await locateOnScreen(ports, state, config, step, shot);
    await ports.guide.saveLocation(ownerId, threadId, index, { box, screenshotId: shot.id });
    return on;
  };
