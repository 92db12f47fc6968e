import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import { drawCandidates } from "#lib/pictures/draw-candidates.ts";
import { locateControl } from "#lib/screen/locate-control.ts";
import type { LocatedControl } from "#lib/screen/located-control.ts";
import type { ModelLocation } from "#lib/screen/model-location.ts";
import { reconcile } from "#lib/screen/reconcile.ts";
import type { ScreenFrame } from "#lib/screen/screen-box.ts";
import { screenWords } from "#lib/screen/screen-word.ts";
import { askContext } from "../node.ts";
import type { GuidePorts } from "../ports.ts";
import { askAboutPicture, type PictureAnswer } from "./ask-about-picture.ts";
import { guideText } from "./guide-text.ts";
import { readScreenshot } from "./read-screenshot.ts";
import { say } from "./say.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";
import { findControl } from "./tasks/find-control.ts";

/**
 * Where the place of a step is on a picture: by the text of the screen, and by a model that is shown the picture with what the
 * text gave. Null when neither could look.
 */
export const locateOnScreen = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
  shot: Screenshot,
): Promise<LocatedControl | null> => {
  const { width, height, devicePixelRatio } = shot;
  const frame: ScreenFrame = { width, height, devicePixelRatio };
  const reading = await readScreenshot(ports, state, config, shot);
  const { lines, shapes } = reading ?? { lines: [], shapes: [] };
  const words = screenWords({ width, height, lines });
  const byText = locateControl({ words, shapes, frame, instruction: step.text });
  const told = await askModel(ports, state, config, step, shot, byText);
  const answer = typeof told === "string" ? null : told;
  if (reading === null && answer === null) {
    const { language } = await ports.guide.get(state.ownerId, state.threadId);
    const text = guideText(language)("screenUnread");
    await say(ports, state, { author: "program", kind: "report", text }, "screen");
    return null;
  }
  if (told === "unusable") {
    const { language } = await ports.guide.get(state.ownerId, state.threadId);
    const text = guideText(language)("pictureAnswerUnusable");
    await say(ports, state, { author: "program", kind: "report", text }, "screen");
  }
  return reconcile(byText, answer);
};

/** Null when no model looks at pictures here. */
const askModel = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
  shot: Screenshot,
  { candidates }: LocatedControl,
): Promise<PictureAnswer<ModelLocation> | null> => {
  if (!ports.sees) return null;
  const { ownerId, threadId } = state;
  const bytes = await ports.guide.screenshotBytes(ownerId, threadId, shot.id);
  const drawn = await drawCandidates(bytes, candidates);
  const [chunk] = await ports.guide.chunks(ownerId, [step.chunkId]);
  const input = {
    picture: { sha256: drawn.sha256, mediaType: drawn.mediaType },
    ...{ step: step.text, section: chunk?.text ?? "" },
    candidates: candidates.map(({ number, label }) => ({ number, label })),
  };
  const context = { ...askContext(ports, state, config), picture: async () => drawn.bytes };
  return askAboutPicture(ports, state, () => ports.ask(findControl, input, context));
};
