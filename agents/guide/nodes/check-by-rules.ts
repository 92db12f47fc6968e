import type { GuideStateValue } from "#agents/guide/state.ts";
import type { NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import {
  type ControlMark,
  type ControlState,
  isGreyedOut,
  markAt,
  readControlState,
  wantedState,
} from "#lib/guide/control-state.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import { resultOfStep } from "#lib/guide/step-result.ts";
import {
  checkByWords,
  opensDialog,
  showsTarget,
  type WordCheck,
} from "#lib/rules/check-by-words.ts";
import type { StepCheck } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import {
  commonArea,
  type LocatedControl,
  shareInCommon,
  toPixels,
} from "#lib/schemas/located-control.ts";
import type { ControlRole } from "#lib/screen/control-box.ts";
import { locateControl } from "#lib/screen/locate-control.ts";
import { parseInstruction } from "#lib/screen/parse-instruction.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import { foldWord, labelTokens, screenWords } from "#lib/screen/screen-label.ts";
import { readScreenshot } from "./new-picture.ts";
import { guideText } from "./say.ts";

export interface LookedAt {
  readonly language: Language;
  readonly step: StoredStep;
  readonly shot: Screenshot;
  /** The picture before it, or that of the step's place; null when there is none, or it is not needed. */
  readonly before: Screenshot | null;
  /** Whether the picture came while the student was at the step. */
  readonly isAfter: boolean;
}

type Verdict = Pick<StepCheck, "done" | "explanation">;

/**
 * Whether a step is done, by the words of the pictures and by the state of its control; null where the picture can but show
 * the place.
 */
export const checkByRules = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  looked: LookedAt,
  { reading, place }: { readonly reading: ScreenReading | null; readonly place: LocatedControl },
): Promise<Verdict | null> => {
  const { language, step, isAfter, before } = looked;
  const isFirst = step.requiresClick && step.screenshotId === null;
  const shows = !isAfter || isFirst;
  if (reading === null) {
    return shows ? null : { done: "unknown", explanation: guideText(language)("checkUnread") };
  }
  const byState = await checkOfState(ports, state, config, looked, { reading, place });
  if (byState !== undefined) return byState;
  const byList = await checkOfList(ports, state, config, looked, reading);
  if (byList !== null) return byList;
  if (shows) return checkOfGrey(ports, state, looked, { reading, place });
  const old = before && (await readScreenshot(ports, state, config, before));
  // A picture that could not be read showed nothing, and the next one hardly will.
  const cameIntoView = step.requiresClick && step.box !== null && !showsTarget(step);
  return cameIntoView
    ? checkOfTitle(looked, { now: reading, old, place })
    : checkTexts(ports, state, looked, { now: reading, old });
};

/** What words are typed into, or chosen in: what stands there may be paler than a name. */
const valued: ReadonlySet<ControlRole | null> = new Set<ControlRole>([
  ...(["field", "choice", "slider", "knob"] as const),
]);

/** A control that cannot be pressed yet is told at the first look; later ones may be grey as they were pressed. */
const checkOfGrey = async (
  { guide }: Pick<GuidePorts, "guide">,
  { ownerId, threadId }: GuideStateValue,
  { language, step, shot }: LookedAt,
  { reading, place }: { readonly reading: ScreenReading; readonly place: LocatedControl },
): Promise<Verdict | null> => {
  const { targets, verbRoles } = parseInstruction(step.text);
  const isValue = [targets[0]?.role ?? null, ...verbRoles].some((role) => valued.has(role));
  if (!step.requiresClick || !place.found || isValue) return null;
  if (markAt(place, reading.shapes) !== null) return null;
  // Of several with the name another one may be meant, which is not grey.
  const named = place.candidates.filter(({ label }) => isEntry(label, place.label ?? ""));
  if (named.length > 1) return null;
  const bytes = await guide.screenshotBytes(ownerId, threadId, shot.id);
  if (!(await isGreyedOut(bytes, place, reading.lines))) return null;
  const name = place.label ?? "";
  return { done: "no", explanation: guideText(language)("checkGreyed", { name }) };
};

/** A name that comes into view is to be pressed, unless it may be the title of what came of it. */
const checkOfTitle = (
  { language, step }: LookedAt,
  read: {
    readonly now: ScreenReading;
    readonly old: ScreenReading | null;
    readonly place: LocatedControl;
  },
): Verdict | null => {
  const { now, old, place } = read;
  const words = { before: old && wordsOf(old), now: wordsOf(now) };
  if (!step.box?.found || !place.found || !opensDialog(words)) return null;
  const explanation = guideText(language)("checkMayBeTitle", { name: place.label ?? "" });
  return { done: "unknown", explanation };
};

/** A mark on a picture of the student's, and what is drawn in it. */
const stateAt = async (
  { guide }: GuidePorts,
  { ownerId, threadId }: GuideStateValue,
  { id }: Screenshot,
  mark: ControlMark,
): Promise<ControlState | null> =>
  readControlState(await guide.screenshotBytes(ownerId, threadId, id), mark);

/** What the state of a radio button, a checkbox or a switch says; undefined where the step's control is none or it is not clear. */
const checkOfState = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { language, step, shot, before, isAfter }: LookedAt,
  { reading, place }: { readonly reading: ScreenReading; readonly place: LocatedControl },
): Promise<Verdict | null | undefined> => {
  const mark = step.requiresClick ? markAt(place, reading.shapes) : null;
  const wanted = mark && wantedState(step.text, mark.kind);
  if (mark === null || wanted === null) return undefined;
  const now = await stateAt(ports, state, shot, mark);
  if (now === null) return undefined;
  const said = { mark: spoken(mark, wanted), name: place.label ?? "" };
  const text = guideText(language);
  if (now !== wanted) {
    // It came into view, and nobody was told to press it before.
    if (!isAfter || !showsTarget(step)) return null;
    return { done: "no", explanation: text("stateNotYet", said) };
  }
  const was = isAfter && before && (await stateBefore(ports, state, config, step, before));
  return was !== null && was !== false && was !== wanted
    ? { done: "yes", explanation: text("stateNow", said) }
    : { done: "already", explanation: text("stateAlready", said) };
};

/**
 * Whether a closed list shows the entry that the step chooses in it. Null for any other: the list may be another one, and what
 * it shows may be read wrongly, so that only the very words of the step say anything.
 */
const checkOfList = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { language, step, shot, before, isAfter }: LookedAt,
  reading: ScreenReading,
): Promise<Verdict | null> => {
  const wanted = step.requiresClick ? chosenEntry(step.text) : null;
  if (wanted === null || !showsEntry(wanted, shot, reading)) return null;
  const said = { list: wanted.list, entry: wanted.entry };
  const old = isAfter && before ? await readScreenshot(ports, state, config, before) : null;
  const was = before === null || old === null ? null : shownEntry(wanted, before, old);
  const text = guideText(language);
  return was !== null && !isEntry(was, wanted.entry)
    ? { done: "yes", explanation: text("entryNow", said) }
    : { done: "already", explanation: text("entryAlready", said) };
};

/** An entry of a list, and the list, both by their names. */
interface ListEntry {
  readonly list: string;
  readonly entry: string;
}

/** What a step chooses in a list that it names: "In the **Frequency** list choose **Monthly**." */
const chosenEntry = (instruction: string): ListEntry | null => {
  const { targets, ancestors } = parseInstruction(resultOfStep(instruction).act);
  const [target, other] = targets;
  const [above, another] = ancestors;
  if (!target?.marked || other !== undefined || another !== undefined) return null;
  if (!above?.marked || above.role !== "choice") return null;
  const [entry, list] = [target.variants[0], above.variants[0]];
  return entry === undefined || list === undefined ? null : { list, entry };
};

/** What is written in the box of a list; null where there is no such box beside the list's name. */
const shownEntry = (
  { list }: ListEntry,
  shot: Pick<Screenshot, "width" | "height" | "devicePixelRatio">,
  reading: ScreenReading,
): string | null => {
  const { found, box, frame } = placeByText(`Open the **${list}** list.`, shot, reading);
  if (!found || box === null) return null;
  const place = toPixels(box, frame);
  const isBox = reading.shapes.some(
    ({ kind, box: own }) => kind === "frame" && shareInCommon(own, place) >= sameBox,
  );
  const words = reading.lines
    .flatMap((line) => line.words)
    .filter((word) => commonArea(word.box, place) >= sameBox * word.box.width * word.box.height)
    .toSorted((a, b) => a.box.x - b.box.x);
  return isBox && words.length > 0 ? words.map(({ text }) => text).join(" ") : null;
};

/** Of their areas two boxes share at least this where they are one. */
const sameBox = 0.8;

/** The arrow at the end of a list's box is read as a letter, or not at all. */
const isEntry = (shown: string, entry: string): boolean => {
  const [wanted, read] = [labelTokens(entry), labelTokens(shown)].map((words) =>
    words.map(foldWord),
  );
  if (wanted === undefined || read === undefined || wanted.length === 0) return false;
  const [arrow = "", ...more] = read.slice(wanted.length);
  const isRest = more.length === 0 && arrow.length <= 1;
  return isRest && wanted.every((word, at) => word === read[at]);
};

/** While the list is open, its entry stands on the screen a second time. */
const showsEntry = (
  wanted: ListEntry,
  shot: Pick<Screenshot, "width" | "height" | "devicePixelRatio">,
  reading: ScreenReading,
): boolean => {
  const written = reading.lines.filter(({ words }) =>
    isEntry(words.map(({ text }) => text).join(" "), wanted.entry),
  );
  const shown = shownEntry(wanted, shot, reading);
  return shown !== null && isEntry(shown, wanted.entry) && written.length <= 1;
};

/** As the messages call a mark in its wanted state; a radio button is chosen, and never the other way. */
const spoken = ({ kind }: ControlMark, wanted: ControlState): string => {
  if (kind === "circle") return "choice";
  return `${kind === "square" ? "box" : "switch"}_${wanted}`;
};

/** Of the step's control on an earlier picture; null where it was not in view. */
const stateBefore = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { text }: StoredStep,
  before: Screenshot,
): Promise<ControlState | null> => {
  const reading = await readScreenshot(ports, state, config, before);
  if (reading === null) return null;
  const mark = markAt(placeByText(text, before, reading), reading.shapes);
  return mark && stateAt(ports, state, before, mark);
};

/** Where a control is by the text of a picture; nowhere where nothing was read. */
export const placeByText = (
  instruction: string,
  { width, height, devicePixelRatio }: Pick<Screenshot, "width" | "height" | "devicePixelRatio">,
  reading: ScreenReading | null,
  labels?: readonly string[],
): LocatedControl => {
  const { lines, shapes } = reading ?? { lines: [], shapes: [] };
  return locateControl({
    ...{ words: screenWords({ width, height, lines }), shapes, instruction },
    frame: { width, height, devicePixelRatio },
    ...(labels && { labels }),
  });
};

const checkTexts = async (
  ports: GuidePorts,
  state: GuideStateValue,
  { language, step, shot }: LookedAt,
  { now, old }: { readonly now: ScreenReading; readonly old: ScreenReading | null },
): Promise<Verdict> => {
  const earlier = await earlierReadings(ports, state, shot);
  const check = checkByWords(step.text, {
    ...{ before: old && wordsOf(old), after: wordsOf(now) },
    earlier: earlier.map(wordsOf),
  });
  // Keys, and what is prepared beside the screen, change no word of it.
  if (check.done === "no" && !step.requiresClick) {
    return { done: "unknown", explanation: guideText(language)("checkCannotTell") };
  }
  return { done: check.done, explanation: explain(check, language) };
};

const wordsOf = ({ lines }: ScreenReading): string[] =>
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
