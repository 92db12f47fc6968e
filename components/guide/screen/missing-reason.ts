import type { GuideView } from "#lib/schemas/guide.ts";

type Looked = Pick<GuideView["steps"][number], "box" | "drawn" | "screenshot_id" | "check">;

/** Why a picture bears no box: its place was not found, the student took it away, or nothing could be read there. */
export type MissingReason = "notFound" | "removed" | "unread";

/**
 * The reason for a picture that was looked at for a step; null when it has a box, or was not looked at. Where a check of this
 * picture leaves it to the student whether the step is done, the control may have gone by being used, and where the step was done
 * already, nobody has to find it: it is not missed.
 */
export const missingReason = (
  { box, drawn, screenshot_id, check }: Looked,
  screenshotId: string,
): MissingReason | null => {
  if (screenshot_id !== screenshotId || box?.found) return null;
  if (box === null) return "unread";
  if (drawn) return "removed";
  const isNeedless =
    check?.done === "unknown" || check?.done === "already" || check?.done === "yes";
  return isNeedless && check.screenshotId === screenshotId ? null : "notFound";
};
