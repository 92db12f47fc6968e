import type { GuidePorts } from "#agents/ports.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import { showsTarget } from "#lib/guide/shows-target.ts";
import type { StepCheck } from "#lib/schemas/guide.ts";
import { checkOnScreen } from "../check-on-screen.ts";
import { presentStep } from "../guide-sections.ts";
import { locateOnScreen } from "../locate-on-screen.ts";
import { newestPicture } from "../new-picture.ts";
import type { GuideNode, GuideNodeConfig, GuideStateValue } from "../state.ts";

/**
 * Looks at a new picture: is the screen as it should be after the step? What has no new picture counts as done, and so does
 * what the student insists on. Where the control was not in view yet, the picture first shows its place, and the step stays.
 * What is not done, and what cannot be told, goes back to the student with the reason.
 */
export const optionalValidateStep =
  (ports: GuidePorts): GuideNode =>
  async (state, config) => {
    const { threadId, ownerId, index } = state;
    if (state.next === "force") return { next: "on" };
    const step = await presentStep(ports, state);
    const newest = await newestPicture(ports, state);
    if (newest === null) return { next: "on" };
    // The student drew the box on it meanwhile, which says where the place is and not that it was used.
    if (newest.id === step.screenshotId) return { lookedAt: newest.id, next: "stay" };
    await ports.reporter.stage(threadId, "optional_validate_step");
    const check = await checkOf(ports, state, config, step, newest);
    if (check !== step.check) await ports.guide.saveStep(ownerId, threadId, index, { check });
    const back = step.requiresClick ? "locate" : "stay";
    return { lookedAt: newest.id, next: check?.done === "yes" ? "on" : back };
  };

/** What the newest picture says of the step; null when it can but show its place. */
const checkOf = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
  newest: Screenshot,
): Promise<StepCheck | null> => {
  // A run that was killed after the look comes here again, and what was seen still holds.
  if (step.check?.screenshotId === newest.id) return step.check;
  if (await onlyShows(ports, state, config, step, newest)) return null;
  return checkOnScreen(ports, state, config, step, newest);
};

/**
 * Whether a picture can but show the place of a step: its control is in view for the first time, or still is not, which words
 * alone say no more of. The place is looked for again when it is stored; what a model answered is not asked twice.
 */
const onlyShows = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
  newest: Screenshot,
): Promise<boolean> => {
  // A picture that could not be read showed nothing, and the next one hardly will.
  if (!step.requiresClick || step.box === null || showsTarget(step)) return false;
  if (!ports.sees) return true;
  const box = await locateOnScreen(ports, state, config, step, newest);
  return showsTarget({ ...step, box, drawn: false });
};
