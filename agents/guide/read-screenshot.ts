import { toAppError } from "#lib/errors.ts";
import type { Screenshot } from "#lib/guide/guide-store.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import type { GuidePorts } from "../ports.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";

/** What can be read on a picture, which is read once; null when this computer cannot read it. */
export const readScreenshot = async (
  { guide, readScreen, log }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { signal }: GuideNodeConfig,
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
