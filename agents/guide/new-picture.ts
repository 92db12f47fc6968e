import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import type { GuidePorts } from "../ports.ts";
import type { GuideStateValue } from "./state.ts";

/** The newest picture of the student's screen; null before the first. */
export const newestPicture = (
  { guide }: Pick<GuidePorts, "guide">,
  { ownerId, threadId }: Pick<GuideStateValue, "ownerId" | "threadId">,
): Promise<Screenshot | null> => guide.newestScreenshot(ownerId, threadId);

/**
 * Whether there is a picture that was not looked at for this step yet. The picture that bears the box is not always the one
 * looked at last: the student may draw on an older one.
 */
export const isNewPicture = (
  { screenshotId, check }: Pick<StoredStep, "screenshotId" | "check">,
  { lookedAt }: Pick<GuideStateValue, "lookedAt">,
  newest: Pick<Screenshot, "id"> | null,
): boolean => newest !== null && ![screenshotId, check?.screenshotId, lookedAt].includes(newest.id);
