import type { GuideView } from "#lib/schemas/guide.ts";

type Seen = Pick<GuideView, "screenshots" | "steps" | "current_step_index">;

/** Whether the newest picture was not looked at for the present step; before the steps nothing is. */
export const hasUnseenPicture = ({ screenshots, steps, current_step_index }: Seen): boolean => {
  const newest = screenshots.at(-1);
  const step = current_step_index === null ? undefined : steps[current_step_index];
  if (newest === undefined || step === undefined) return false;
  return newest.id !== step.screenshot_id && newest.id !== step.check?.screenshotId;
};
