import { citedPart } from "#lib/guide/cited-sentence.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import { placeOfLook } from "#lib/guide/place-of-look.ts";
import { lastWords } from "#lib/guide/said-on-the-way.ts";
import { showsTarget } from "#lib/guide/shows-target.ts";
import { type DrawnPicture, drawCandidates } from "#lib/pictures/draw-candidates.ts";
import type { StepCheck } from "#lib/schemas/guide.ts";
import type { LocatedControl } from "#lib/screen/located-control.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import { askContext } from "../node.ts";
import type { GuidePorts } from "../ports.ts";
import { askAboutPicture, type PictureAnswer } from "./ask-about-picture.ts";
import { checkByRules, type LookedAt, placeByText } from "./check-by-rules.ts";
import { guideText } from "./guide-text.ts";
import { readScreenshot } from "./read-screenshot.ts";
import { say } from "./say.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";
import { lookAtScreen, type ScreenLook } from "./tasks/look-at-screen.ts";

/** What one look at a picture came to for a step. */
export interface Look {
  /** Where the step is done on it; null when nobody could look. */
  readonly box: LocatedControl | null;
  /** Whether it is done; null where the picture can but show the place. */
  readonly check: StepCheck | null;
  /** Where the next step is done, when the look said that as well. */
  readonly next: LocatedControl | null;
}

/**
 * The one look at a picture: how far the step is and where to act, by a model that sees it and the picture before, and by
 * what is written and drawn on it, which is read meanwhile. Without a usable answer of a model the words decide alone.
 */
export const takeLook = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  step: StoredStep,
  shot: Screenshot,
): Promise<Look> => {
  const { ownerId, threadId } = state;
  const { language } = await ports.guide.get(ownerId, threadId);
  const isAfter = state.lookedAt !== shot.id;
  const before = isAfter ? await pictureBefore(ports, state, step, shot) : null;
  const looked: LookedAt = { language, step, shot, before, isAfter };
  const [reading, told] = await Promise.all([
    readScreenshot(ports, state, config, shot),
    ports.sees ? askModel(ports, state, config, looked) : null,
  ]);
  const answer = told === null || typeof told === "string" ? null : told;
  const unread = answer === null && reading === null;
  if (unread || told === "unusable") {
    const text = guideText(language)(unread ? "screenUnread" : "pictureAnswerUnusable");
    await say(ports, state, { author: "program", kind: "report", text }, "screen");
  }
  return answer === null
    ? lookByRules(ports, state, config, looked, reading)
    : lookOfModel(looked, reading, answer);
};

const lookByRules = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  looked: LookedAt,
  reading: ScreenReading | null,
): Promise<Look> => {
  const { step, shot } = looked;
  const place = placeByText(step.text, shot, reading);
  const verdict = await checkByRules(ports, state, config, looked, { reading, place });
  const check = verdict && { ...verdict, screenshotId: shot.id, basis: "rules" as const };
  const { done = null } = verdict ?? {};
  // What may be a title is nothing to press.
  const isTitle = done === "unknown" && step.box?.found === true && !showsTarget(step);
  const box = done === "yes" || done === "already" || isTitle ? withoutPlace(place) : place;
  return { box: reading === null ? null : withLikely(box), check, next: null };
};

/** The picture that bears the step's place; where none does, the one that was there last. */
const pictureBefore = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { screenshotId }: StoredStep,
  shot: Screenshot,
): Promise<Screenshot | null> => {
  const all = await guide.screenshots(ownerId, threadId);
  const last = all[all.findIndex(({ id }) => id === shot.id) - 1];
  const id = screenshotId ?? last?.id ?? null;
  return id === null ? null : guide.screenshot(ownerId, threadId, id);
};

/** Messages that are looked at for the last words. */
const looksBack = 8;

interface Answered extends ScreenLook {
  readonly nextStep: StoredStep | null;
  /** The places that were drawn on it. */
  readonly numbered: LocatedControl["candidates"];
  /** The size of the picture as it was sent. */
  readonly sent: { readonly width: number; readonly height: number };
}

const askModel = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: GuideNodeConfig,
  { language, step, shot, before, isAfter }: LookedAt,
): Promise<PictureAnswer<Answered>> => {
  const { ownerId, threadId, index } = state;
  const drawn = async ({ id }: Screenshot, candidates: LocatedControl["candidates"]) =>
    drawCandidates(await ports.guide.screenshotBytes(ownerId, threadId, id), candidates);
  // What is being read meanwhile cannot be drawn on it; one that was looked at before was read.
  const { candidates } = placeByText(step.text, shot, isAfter ? null : shot.reading);
  const now = await drawn(shot, candidates);
  const old = before && (await drawn(before, []));
  const { question: task } = await ports.guide.get(ownerId, threadId);
  const [chunk] = await ports.guide.chunks(ownerId, [step.chunkId]);
  const nextStep = (await ports.guide.steps(ownerId, threadId))[index + 1] ?? null;
  const input = {
    ...{ language, task, step: step.text, next: nextStep?.text ?? null, isAfter },
    manual: citedPart(step.text, chunk?.text ?? ""),
    ...{ before: old && named(old), now: named(now) },
    marked: before?.id === step.screenshotId ? markedPlace(step) : null,
    check: step.check?.explanation ?? null,
    said: lastWords(await ports.guide.messages(ownerId, threadId, looksBack)),
    candidates: candidates.map(({ number, label }) => ({ number, label })),
  };
  const context = {
    ...askContext(ports, state, config),
    picture: async ({ sha256 }: { readonly sha256: string }) =>
      old?.sha256 === sha256 ? old.bytes : now.bytes,
  };
  const told = await askAboutPicture(ports, state, () => ports.ask(lookAtScreen, input, context));
  return typeof told === "string" ? told : { ...told, nextStep, numbered: candidates, sent: now };
};

const named = ({ sha256, mediaType }: DrawnPicture) => ({ sha256, mediaType });

/** What is written at the place that a step's box is on, and where that is; null without a box. */
const markedPlace = ({ box: located }: Pick<StoredStep, "box">): string | null => {
  const box = located?.box ?? null;
  if (located === null || box === null) return null;
  const sides = (["x", "y", "width", "height"] as const).map(
    (side) => `${side} ${box[side].toFixed(3)}`,
  );
  return [located.label ?? "", `(${sides.join(", ")})`].join(" ").trim();
};

/** What a model's look means for the guide: the first look at a control shows its place, and only a later one refuses. */
const lookOfModel = (
  { step, shot, before, isAfter }: LookedAt,
  reading: ScreenReading | null,
  answer: Answered,
): Look => {
  const { explanation, nextStep } = answer;
  const said = { explanation: explanation.trim(), screenshotId: shot.id, basis: "model" as const };
  const isSettled = answer.state === "done" || answer.state === "already";
  if (isSettled) {
    // What was so before the student began was not done by them.
    const done = answer.state === "done" && isAfter && before !== null ? "yes" : "already";
    const ofNext =
      answer.for === "next" && nextStep?.requiresClick
        ? placeSeen(nextStep.text, shot, reading, answer)
        : null;
    return {
      box: withoutPlace(placeByText(step.text, shot, reading)),
      check: { ...said, done },
      next: ofNext?.found ? withLikely(ofNext) : null,
    };
  }
  const box = placeSeen(step.text, shot, reading, answer);
  const isFirst = step.requiresClick && step.screenshotId === null;
  const done = answer.state === "not_done" ? "no" : "unknown";
  const check = isAfter && !isFirst && !isOther(step, box) ? ({ ...said, done } as const) : null;
  return { box: withLikely(box), check, next: null };
};

/** Whether another place is to be pressed than before: it came into view only now, and nobody was told to press it. */
const isOther = ({ requiresClick, box: old }: StoredStep, now: LocatedControl): boolean => {
  if (!requiresClick || old === null || !now.found) return false;
  if (!old.found) return true;
  return old.label !== null && now.label !== null && old.label !== now.label;
};

const placeSeen = (
  instruction: string,
  shot: Screenshot,
  reading: ScreenReading | null,
  { number, box, label, numbered, sent }: Answered,
): LocatedControl => {
  const words = label?.trim() ? label.trim() : null;
  const byStep = placeByText(instruction, shot, reading);
  const byLabel = words === null ? null : placeByText(instruction, shot, reading, [words]);
  return placeOfLook({ number, box, label: words }, { numbered, byStep, byLabel }, sent);
};

/** Of what a model chose from, what the student is shown: not all that can be pressed, but where it may be. */
const withLikely = (place: LocatedControl): LocatedControl => ({
  ...place,
  candidates: place.candidates.filter(({ confidence }) => confidence > 0),
});

/** Nothing is to be pressed for a step that is as it should be. */
const withoutPlace = (place: LocatedControl): LocatedControl => ({
  ...place,
  ...{ found: false, box: null, confidence: 0, candidates: [] },
});
