import type { GuideStateValue } from "#agents/guide/state.ts";
import type { NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { toAppError } from "#lib/errors.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";

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

/** What can be read on a picture, which is read once; null when this computer cannot read it. */
export const readScreenshot = async (
  { guide, readScreen, log }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { signal }: NodeConfig,
  { id, reading }: Screenshot,
): Promise<ScreenReading | null> => {
  if (reading !== null) return reading;
  try {
    const bytes = await guide.screenshotBytes(ownerId, threadId, id);
    const read = await readScreen({ bytes }, signal);
    await guide.saveReading(ownerId, threadId, id, read);
    return read;
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== "ocr_unavailable" && code !== "ocr_failed") throw thrown;
    log.warn({ threadId, code }, "a screenshot was not read");
    return null;
  }
};

/** What a model says about a picture; without it, why the words of the picture are left. */
export type PictureAnswer<Output> = Output | "refused" | "unusable";

/** Puts a question about a picture. A model that takes no pictures, or answers nothing usable, ends no guide. */
export const askAboutPicture = async <Output>(
  { log }: Pick<GuidePorts, "log">,
  { threadId }: Pick<GuideStateValue, "threadId">,
  ask: () => Promise<{ readonly output: Output }>,
): Promise<PictureAnswer<Output>> => {
  try {
    return (await ask()).output;
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "model_refused_request") {
      log.warn({ threadId }, "the model refuses a screenshot, it is read without one");
      return "refused";
    }
    if (code !== "model_reply_invalid") throw thrown;
    log.warn({ threadId }, "the model's answer about a screenshot is unusable, its words are read");
    return "unusable";
  }
};
