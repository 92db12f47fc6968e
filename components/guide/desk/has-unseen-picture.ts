import type { GuideView } from "#lib/schemas/guide.ts";

type Seen = Pick<
  GuideView,
  "screenshots" | "steps" | "current_step_index" | "mode" | "stage" | "picture_waits"
>;

/**
 * Whether a picture waits that is looked at when the step goes on. That it was not looked at for this step does not make it
 * new: it may be of the step before, and beside the steps nothing is looked at.
 */
export const hasUnseenPicture = (view: Seen): boolean => {
  const { screenshots, steps, current_step_index, mode, stage, picture_waits } = view;
  const newest = screenshots.at(-1);
  const step = current_step_index === null ? undefined : steps[current_step_index];
  const atStep = mode === "steps" && stage !== "final_confirmation";
  if (!picture_waits || !atStep || newest === undefined || step === undefined) return false;
  return newest.id !== step.screenshot_id && newest.id !== step.check?.screenshotId;
};
