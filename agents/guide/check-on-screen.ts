import { checkByWords, type WordCheck } from "#lib/guide/check-by-words.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import { type DrawnPicture, drawCandidates } from "#lib/pictures/draw-candidates.ts";
import type { StepCheck } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import { askContext } from "../node.ts";
import type { GuidePorts } from "../ports.ts";
import { askAboutPicture, type PictureAnswer } from "./ask-about-picture.ts";
import { guideText } from "./guide-text.ts";
import { readScreenshot } from "./read-screenshot.ts";
import { say } from "./say.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";
import { checkStep, type StepVerdict } from "./tasks/check-step.ts";

/** Whether the screen is as it should be after a step: by a model that sees both pictures, else by their texts. */
export const checkOnScreen = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
  after: Screenshot,
): Promise<StepCheck> => {
  const { ownerId, threadId } = state;
  const { language } = await ports.guide.get(ownerId, threadId);
  const before = await beforeStep(ports, state, step, after);
  const seen = { step, before, after, language };
  const verdict = ports.sees ? await askModel(ports, state, config, seen) : null;
  if (verdict !== null && typeof verdict !== "string")
    return { ...verdict, screenshotId: after.id, basis: "model" };
  if (verdict === "unusable") {
    const text = guideText(language)("pictureAnswerUnusable");
    await say(ports, state, { author: "program", kind: "report", text }, "screen");
  }
  const told = await checkTexts(ports, state, config, seen);
  return { ...told, screenshotId: after.id, basis: "rules" };
};

/** The picture that bears the step's place; where none does, the one that was there last. */
const beforeStep = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { screenshotId }: StoredStep,
  after: Screenshot,
): Promise<Screenshot | null> => {
  const all = await guide.screenshots(ownerId, threadId);
  const last = all[all.findIndex(({ id }) => id === after.id) - 1];
  const id = screenshotId ?? last?.id ?? null;
  return id === null ? null : guide.screenshot(ownerId, threadId, id);
};

interface Seen {
  readonly step: StoredStep;
  readonly before: Screenshot | null;
  readonly after: Screenshot;
  readonly language: Language;
}

const askModel = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  { step, before, after, language }: Seen,
): Promise<PictureAnswer<StepVerdict> | null> => {
  const { ownerId, threadId } = state;
  const shown = async ({ id }: Screenshot): Promise<DrawnPicture> =>
    drawCandidates(await ports.guide.screenshotBytes(ownerId, threadId, id), []);
  const pictures = { before: before && (await shown(before)), after: await shown(after) };
  const [chunk] = await ports.guide.chunks(ownerId, [step.chunkId]);
  const named = ({ sha256, mediaType }: DrawnPicture) => ({ sha256, mediaType });
  const input = {
    ...{ language, step: step.text, section: chunk?.text ?? "" },
    before: pictures.before && named(pictures.before),
    after: named(pictures.after),
  };
  const context = {
    ...askContext(ports, state, config),
    picture: async ({ sha256 }: { readonly sha256: string }) =>
      pictures.before?.sha256 === sha256 ? pictures.before.bytes : pictures.after.bytes,
  };
  return askAboutPicture(ports, state, () => ports.ask(checkStep, input, context));
};

const checkTexts = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  { step, before, after, language }: Seen,
): Promise<Pick<StepCheck, "done" | "explanation">> => {
  const text = guideText(language);
  const now = await readScreenshot(ports, state, config, after);
  if (now === null) return { done: "unknown", explanation: text("checkUnread") };
  const old = before && (await readScreenshot(ports, state, config, before));
  const earlier = await earlierReadings(ports, state, after);
  const check = checkByWords(step.text, {
    ...{ before: old && textOf(old), after: textOf(now) },
    earlier: earlier.map(textOf),
  });
  // Keys, and what is prepared beside the screen, change no word of it.
  if (check.done === "no" && !step.requiresClick) {
    return { done: "unknown", explanation: text("checkCannotTell") };
  }
  return { done: check.done, explanation: explain(check, language) };
};

const textOf = ({ lines }: ScreenReading): string[] =>
  lines.flatMap(({ words }) => words.map(({ text }) => text));

/** Pictures from before the last one; with more, an hour's work would count as seen. */
const mostEarlier = 3;

/** What was read on the pictures before this one, as far as it was read. */
const earlierReadings = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  after: Screenshot,
): Promise<ScreenReading[]> => {
  const all = await guide.screenshots(ownerId, threadId);
  const at = all.findIndex(({ id }) => id === after.id);
  const shots = await Promise.all(
    all
      .slice(Math.max(0, at - mostEarlier), Math.max(0, at))
      .map(({ id }) => guide.screenshot(ownerId, threadId, id)),
  );
  return shots.flatMap((shot) => shot?.reading ?? []);
};

const explain = ({ reason, words }: WordCheck, language: Language): string => {
  const text = guideText(language);
  const named = words.map((word) => text("quoted", { word })).join(", ");
  switch (reason) {
    case "appeared":
      return text("checkDone", { words: named });
    case "used":
      return text("checkUsed", { words: named });
    case "unchanged":
      return text("checkUnchanged");
    case "missing":
      return text("checkMissing", { words: named });
    case "unclear":
      return text("checkCannotTell");
  }
};
