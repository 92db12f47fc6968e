import { type GuideFork, type GuideStateValue, leadTo } from "#agents/guide/state.ts";
import { lookAtScreen, type ScreenLook } from "#agents/guide/tasks/look-at-screen.ts";
import { askContext, type NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import { citedPart } from "#lib/guide/cited-sentence.ts";
import { markAt } from "#lib/guide/control-state.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import { closeUpAt, placeOfLook, type ReadLook } from "#lib/guide/place-of-look.ts";
import { lastWords } from "#lib/guide/understand-reply.ts";
import { type DrawnPicture, drawCandidates } from "#lib/pictures/draw-candidates.ts";
import { showsTarget } from "#lib/rules/check-by-words.ts";
import type { StepCheck } from "#lib/schemas/guide.ts";
import type { LocatedControl, ScreenBox } from "#lib/schemas/located-control.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import { foldLabel } from "#lib/screen/screen-label.ts";
import { checkByRules, type LookedAt, placeByText } from "./check-by-rules.ts";
import { presentStep } from "./guide-sections.ts";
import { askAboutPicture, type PictureAnswer, readScreenshot } from "./new-picture.ts";
import { guideText, plainSentences, say } from "./say.ts";

/** What one look at a picture came to for a step. */
interface Look {
  /** Where the step is done on it; null when nobody could look. */
  readonly box: LocatedControl | null;
  /** Whether it is done; null where the picture can but show the place. */
  readonly check: StepCheck | null;
  /** Where the next step is done, when the look said that as well. */
  readonly next: LocatedControl | null;
}

/**
 * The one look at a picture: how far the step is and where to act, by what is written and drawn on it and by a model that
 * sees it, the picture before and the places with their words. Without a usable answer of a model the words decide alone.
 */
const takeLook = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  step: StoredStep,
  shot: Screenshot,
): Promise<Look> => {
  const { ownerId, threadId } = state;
  const { language } = await ports.guide.get(ownerId, threadId);
  const isAfter = state.lookedAt !== shot.id;
  const before = isAfter ? await pictureBefore(ports, state, step, shot) : null;
  const looked: LookedAt = { language, step, shot, before, isAfter };
  const reading = await readScreenshot(ports, state, config, shot);
  const told = ports.sees ? await askModel(ports, state, config, looked, reading) : null;
  const first = told === null || typeof told === "string" ? null : told;
  const answer = first && (await lookCloser(ports, state, config, looked, reading, first));
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
  config: NodeConfig,
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

/**
 * The picture that bears the step's place; where none does, the one that was there last. One on which a model could tell nothing
 * showed something else, and is passed over.
 */
const pictureBefore = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { screenshotId, check }: StoredStep,
  shot: Screenshot,
): Promise<Screenshot | null> => {
  const all = await guide.screenshots(ownerId, threadId);
  const idBefore = (id: string | null) => all[all.findIndex((one) => one.id === id) - 1]?.id;
  const last = screenshotId ?? idBefore(shot.id) ?? null;
  const isOther =
    check?.done === "unknown" && check.basis === "model" && check.screenshotId === last;
  const id = (isOther ? idBefore(last) : null) ?? last;
  return id === null ? null : guide.screenshot(ownerId, threadId, id);
};

/** Messages that are looked at for the last words. */
const looksBack = 8;

interface Answered extends ScreenLook {
  readonly nextStep: StoredStep | null;
  /** The places that were drawn on it. */
  readonly numbered: Candidates;
  /** What its box is in. */
  readonly sent: DrawnPicture;
}

type Candidates = LocatedControl["candidates"];

/** What a look at a picture goes with besides its places. */
interface Material {
  readonly looked: LookedAt;
  readonly numbered: Candidates;
  /** Of the screen; it is shown in its own pixels, too. */
  readonly closeUp: ScreenBox | null;
}

/** Places without words are what a model misreads most: they are asked for with what was read there. */
const askModel = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  looked: LookedAt,
  reading: ScreenReading | null,
): Promise<PictureAnswer<Answered>> => {
  const { step, shot } = looked;
  const numbered =
    reading === null
      ? await unreadPlaces(ports, state, shot)
      : placeByText(step.text, shot, reading).candidates;
  return askAbout(ports, state, config, { looked, numbered, closeUp: null });
};

/** Where nothing can read this computer's pictures, pixels say where a screen can be pressed. */
const unreadPlaces = async (
  ports: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { id }: Screenshot,
): Promise<Candidates> => {
  const bytes = await ports.guide.screenshotBytes(ownerId, threadId, id);
  const boxes = await ports.findMarks({ bytes });
  return boxes.map((box, index) => ({ number: index + 1, box, confidence: 0, label: "" }));
};

/** What a picture that was made smaller did not show, by a second look; the first one where that comes to nothing. */
const lookCloser = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  looked: LookedAt,
  reading: ScreenReading | null,
  first: Answered,
): Promise<Answered> => {
  const { step, shot } = looked;
  // What is settled has no place, or that of the next step.
  const ofNext = first.for === "next" ? first.nextStep : null;
  const wanted = isSettled(first) ? ofNext : step;
  const own = placeByText(step.text, shot, reading);
  const isMark = step.requiresClick && markAt(own, reading?.shapes ?? []) !== null;
  const seen = wanted && readLook(wanted.text, shot, reading, first);
  const closeUp = closeUpAt({ seen, mark: isMark ? own.box : null }, first.sent, shot);
  if (closeUp === null) return first;
  const numbered = placeByText((wanted ?? step).text, shot, reading).candidates;
  const told = await askAbout(ports, state, config, { looked, numbered, closeUp });
  return typeof told === "string" ? first : told;
};

const askAbout = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { looked, numbered, closeUp: around }: Material,
): Promise<PictureAnswer<Answered>> => {
  const { language, step, shot, before, isAfter } = looked;
  const { ownerId, threadId, index } = state;
  const drawn = async ({ id }: Screenshot, candidates: Candidates, part: ScreenBox | null) =>
    drawCandidates(await ports.guide.screenshotBytes(ownerId, threadId, id), candidates, part);
  const now = await drawn(shot, around === null ? numbered : [], null);
  const old = before && (await drawn(before, [], null));
  const closeUp = around && (await drawn(shot, numbered, around));
  const sent = closeUp ?? now;
  const { question: task } = await ports.guide.get(ownerId, threadId);
  const [chunk] = await ports.guide.chunks(ownerId, [step.chunkId]);
  const nextStep = (await ports.guide.steps(ownerId, threadId))[index + 1] ?? null;
  const input = {
    ...{ language, task, step: step.text, next: nextStep?.text ?? null, isAfter },
    manual: citedPart(step.text, chunk?.text ?? ""),
    ...{ before: old && named(old), now: named(now), closeUp: closeUp && named(closeUp) },
    marked: before?.id === step.screenshotId ? markedPlace(step) : null,
    check: step.check?.explanation ?? null,
    said: lastWords(await ports.guide.messages(ownerId, threadId, looksBack)),
    candidates: numbered
      .filter(({ number }) => sent.numbers.includes(number))
      .map(({ number, label }) => ({ number, label })),
  };
  const bytesOf = new Map([old, now, closeUp].map((one) => [one?.sha256, one?.bytes]));
  const context = {
    ...askContext(ports, state, config),
    picture: async ({ sha256 }: { readonly sha256: string }) => bytesOf.get(sha256) ?? now.bytes,
  };
  const told = await askAboutPicture(ports, state, () => ports.ask(lookAtScreen, input, context));
  return typeof told === "string" ? told : { ...told, nextStep, numbered, sent };
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

const isSettled = ({ state }: Pick<ScreenLook, "state">): boolean =>
  state === "done" || state === "already";

/**
 * What a model's look means for the guide: the first look at a control shows its place and tells what is seen there, that the
 * control is grey or the menu open, and only a later one refuses.
 */
const lookOfModel = (
  { language, step, shot, before, isAfter }: LookedAt,
  reading: ScreenReading | null,
  answer: Answered,
): Look => {
  const { explanation, nextStep } = answer;
  const said = {
    ...{ screenshotId: shot.id, basis: "model" as const },
    explanation: plainSentences(explanation, language),
  };
  if (isSettled(answer)) {
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
  const refused = answer.state === "not_done" ? "no" : "unknown";
  const done = isAfter && !isFirst && !isOther(step, box) ? refused : "pending";
  return { box: withLikely(box), check: { ...said, done }, next: null };
};

/** Whether another place is to be pressed than before: it came into view only now, and nobody was told to press it. */
const isOther = ({ requiresClick, box: old }: StoredStep, now: LocatedControl): boolean => {
  if (!requiresClick || old === null || !now.found) return false;
  if (!old.found) return true;
  // One may be as it was read, the other as the model wrote it.
  return old.label !== null && now.label !== null && foldLabel(old.label) !== foldLabel(now.label);
};

const placeSeen = (
  instruction: string,
  shot: Screenshot,
  reading: ScreenReading | null,
  answer: Answered,
): LocatedControl => readLook(instruction, shot, reading, answer).place;

const readLook = (
  instruction: string,
  shot: Screenshot,
  reading: ScreenReading | null,
  { number, box, label, numbered, sent }: Answered,
): ReadLook => {
  const words = label?.trim() ? label.trim() : null;
  const byStep = placeByText(instruction, shot, reading);
  const byLabel = words === null ? null : placeByText(instruction, shot, reading, [words]);
  const looked = { number, box, label: words };
  return { byStep, byLabel, place: placeOfLook(looked, { numbered, byStep, byLabel }, sent) };
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

/**
 * Looks at the newest picture of the student's screen: where the step is done, and how far it is. What was looked at for
 * this step is not looked at again, and a box that the student drew on this picture stays. Without a picture nothing is
 * marked, and the question that comes next asks for one.
 */
export const analyzeScreenshotForButton =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const shot = await ports.guide.newestScreenshot(ownerId, threadId);
    if (shot === null) return leadTo("wait_user_action");
    await ports.reporter.stage(threadId, "analyze_screenshot_for_button");
    const step = await presentStep(ports, state);
    // A picture that came while the student was at the step tells whether it is done.
    const isAfter = state.lookedAt !== shot.id;
    const on = leadTo(isAfter ? "optional_validate_step" : "wait_user_action", {
      lookedAt: shot.id,
    });
    const known = step.requiresClick ? step.screenshotId : step.check?.screenshotId;
    if (known === shot.id) return on;
    await keepLook(ports, state, shot.id, await takeLook(ports, state, config, step, shot), {
      ...{ isAfter, isClick: step.requiresClick },
    });
    return on;
  };

/** The place comes last: a run that is taken up again takes the look for made by it. */
const keepLook = async (
  { guide }: GuidePorts,
  { ownerId, threadId, index }: GuideStateValue,
  screenshotId: string,
  { box, check, next }: Look,
  { isAfter, isClick }: { readonly isAfter: boolean; readonly isClick: boolean },
): Promise<void> => {
  if (next !== null) {
    await guide.saveLocation(ownerId, threadId, index + 1, { box: next, screenshotId });
  }
  if (isAfter || check !== null) await guide.saveStep(ownerId, threadId, index, { check });
  if (isClick) await guide.saveLocation(ownerId, threadId, index, { box, screenshotId });
};
