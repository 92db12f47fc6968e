import type { Answer, Task } from "#lib/ai/task.ts";
import type { StoredStep } from "#lib/guide/guide-store.ts";
import { drawCandidates } from "#lib/pictures/draw-candidates.ts";
import { askContext } from "../node.ts";
import type { GuidePorts } from "../ports.ts";
import { askAboutPicture } from "./ask-about-picture.ts";
import { newestPicture } from "./new-picture.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";
import type { SeenScreen } from "./tasks/seen-step.ts";

/**
 * Puts what is asked at a step to a model that sees the newest picture, with the place of the step framed in it. Without
 * such a model, without a picture, and where it answers nothing usable, words alone have to do.
 */
export const askWithScreen = async <Input, Output>(
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  question: {
    readonly blind: Task<Input, Output>;
    readonly seeing: Task<Input & SeenScreen, Output>;
    readonly input: Input;
    readonly step: StoredStep | null;
  },
): Promise<Answer<Output>> => {
  const { blind, seeing, input, step } = question;
  const { ownerId, threadId } = state;
  const context = askContext(ports, state, config);
  const shot = ports.sees ? await newestPicture(ports, state) : null;
  if (shot !== null) {
    const box = step?.screenshotId === shot.id ? (step.box?.box ?? null) : null;
    const bytes = await ports.guide.screenshotBytes(ownerId, threadId, shot.id);
    const drawn = await drawCandidates(bytes, box === null ? [] : [{ number: 1, box }]);
    const screen = { sha256: drawn.sha256, mediaType: drawn.mediaType };
    const seen = { ...input, screen, isMarked: box !== null };
    const told = await askAboutPicture(ports, state, () =>
      ports.ask(seeing, seen, { ...context, picture: async () => drawn.bytes }),
    );
    if (typeof told !== "string") return { output: told, basis: "model", salvaged: false };
  }
  return ports.ask(blind, input, context);
};
