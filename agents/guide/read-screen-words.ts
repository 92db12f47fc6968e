import { toAppError } from "../../lib/errors.ts";
import type { Screenshot } from "../../lib/guide/guide-store.ts";
import { type ScreenWord, screenWords } from "../../lib/screen/screen-word.ts";
import type { GuidePorts } from "../ports.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";

/** The words of a picture, which are read once; null when this computer cannot read them. */
export const readScreenWords = async (
  { guide, textReader, log }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { signal }: GuideNodeConfig,
  { id, sha256, words }: Screenshot,
): Promise<ScreenWord[] | null> => {
  if (words !== null) return screenWords(words);
  try {
    const bytes = await guide.screenshotBytes(ownerId, threadId, id);
    const read = await textReader.read({ bytes, sha256 }, signal);
    await guide.saveWords(ownerId, threadId, id, read);
    return screenWords(read);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== "ocr_unavailable" && code !== "ocr_failed") throw thrown;
    log.warn({ threadId, code }, "a screenshot was not read");
    return null;
  }
};
