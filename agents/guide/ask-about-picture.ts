import { toAppError } from "#lib/errors.ts";
import type { GuidePorts } from "../ports.ts";
import type { GuideStateValue } from "./state.ts";

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
