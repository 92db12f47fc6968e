import type { ControlRole } from "./control-role.ts";
import type { LabelMatch } from "./match-label.ts";
import type { PixelBox } from "./screen-box.ts";
import { endsWithColon, isKeys, type LabelWord, type ScreenLabel } from "./screen-label.ts";
import type { ScreenShape } from "./screen-shape.ts";

/** The place of a control, and what was found at its name: `none` where it is the name alone. */
export interface ControlPlace {
  readonly box: PixelBox;
  readonly by: "checkbox" | "field" | "button" | "none";
}

interface Surroundings {
  readonly labels: readonly ScreenLabel[];
  readonly shapes: readonly ScreenShape[];
}

/** All distances in heights of the name's letters, measured on pages of many makes and on real programs. */
const farthestBox = 2.4;
const nearestMark = 1.2;
const farthestField = 30;
const nearestField = 12;
const tallestField = 4;
const farthestUnder = 1.8;
const lowestField = 1.5;
const buttonMargin = 0.8;

/** Where the control is whose name is at this place: in front of, beside, under or around its name. */
export const controlBox = (
  match: LabelMatch,
  role: ControlRole | null,
  around: Surroundings,
): ControlPlace => {
  if (role === "checkbox" || role === null || role === "item") {
    const box = boxOfCheck(match, role, around);
    if (box) return { box, by: "checkbox" };
  }
  if (role === "field" || role === "choice" || role === "slider") {
    const box = boxOfField(match, role, around);
    if (box) return { box, by: "field" };
  }
  const button = frameAround(match, around);
  return button ? { box: button, by: "button" } : { box: match.box, by: "none" };
};

/** A checkbox in front of its name, or a switch behind it. */
const boxOfCheck = (
  match: LabelMatch,
  role: ControlRole | null,
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const { height } = match.label;
  const all = shapes.filter((shape) => isMark(shape, role, shapes) && !hasText(shape.box, labels));
  const marks = all.filter(({ box }) => sharesRow(box, match.box));
  const before = marks
    .map(({ box }) => ({ box, gap: match.box.x - rightOf(box) }))
    .filter(({ gap }) => gap >= -0.3 * height && gap <= farthestBox * height);
  if (role !== "checkbox") return nearest(before);
  const after = marks
    .filter(({ kind, box }) => kind === "switch" || !isNameBehind(box, labels, height))
    .map(({ box }) => ({ box, gap: box.x - rightOf(match.box) }))
    .filter(({ gap, box }) => gap >= 0 && !isTextBetween(match.label.box, box, labels));
  return nearest(before) ?? nearest(after) ?? markInColumn(match, all);
};

/** Whether a mark has a name of its own behind it. */
const isNameBehind = (mark: PixelBox, labels: readonly ScreenLabel[], height: number): boolean =>
  labels.some(({ box }) => {
    const gap = box.x - rightOf(mark);
    return sharesRow(box, mark) && gap >= -0.3 * height && gap <= nearestMark * height;
  });

/** How far above or under a name its neighbours of one group are. */
const farthestRow = 8;

/** Where the mark must be that was not seen: those of a group stand under one another, and one may be full or greyed out. */
const markInColumn = (
  { box, label }: LabelMatch,
  marks: readonly ScreenShape[],
): PixelBox | null => {
  const { height } = label;
  const column = marks
    .map((mark) => ({ box: mark.box, gap: Math.abs(mark.box.y - box.y) }))
    .filter(({ box: mark, gap }) => {
      const space = box.x - rightOf(mark);
      return space >= 0 && space <= nearestMark * height && gap <= farthestRow * height;
    });
  const one = nearest(column);
  return one && { ...one, y: box.y + (box.height - one.height) / 2 };
};

/** What no word of the step calls a checkbox may have an icon before its name, as square or as round as one. */
const isMark = (shape: ScreenShape, role: ControlRole | null, all: readonly ScreenShape[]) =>
  role === "checkbox"
    ? shape.kind === "circle" || shape.kind === "square" || shape.kind === "switch"
    : shape.kind === "circle" && all.some((other) => areOneGroup(shape, other));

/** Radio buttons are two at least, of one size and in one row or column. */
const areOneGroup = (one: ScreenShape, other: ScreenShape): boolean =>
  other !== one &&
  other.kind === one.kind &&
  isNear(one.box.width, other.box.width) &&
  isNear(one.box.height, other.box.height) &&
  (isNear(one.box.x, other.box.x) || isNear(one.box.y, other.box.y));

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/** A button may be as round as a switch. */
const hasText = (box: PixelBox, labels: readonly ScreenLabel[]): boolean =>
  labels.some((label) => !label.joined && label.words.length > 0 && holds(box, label.box));

const boxOfField = (
  match: LabelMatch,
  role: "field" | "choice" | "slider",
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const { height } = match.label;
  const own = match.label.box;
  const fields = shapes.filter(
    (shape) =>
      isField(shape, role, height) &&
      shape.box.height <= tallestField * height &&
      !isButton(shape.box, labels, height),
  );
  const inside = fields.filter(
    ({ box }) =>
      holds(box, own) && box.width >= own.width + height && !isBar(box, own, fields, labels),
  );
  if (inside.length > 0) return smallest(inside.map(({ box }) => box));
  const row = fields
    .filter(({ box }) => sharesRow(box, own) && !isTextBetween(own, box, labels))
    .map(({ box }) => ({ box, gap: box.x - rightOf(own) }))
    .filter(({ gap }) => gap >= -2 && gap <= farthestField * height);
  const beside = nearest(row);
  const under = nearest(
    fields
      .map(({ box }) => ({ box, gap: box.y - own.y - own.height }))
      .filter(
        ({ box, gap }) => gap >= -2 && gap <= farthestUnder * height && isUnder(own, box, height),
      ),
  );
  const drawn = role === "slider" && beside === null ? drawnBeside(match, labels) : null;
  if (drawn) return drawn;
  const far = beside !== null && beside.x - rightOf(own) > nearestField * height;
  return far ? (under ?? beside) : (beside ?? under ?? valueBeside(match, labels));
};

/** Whether what is around a caption is no field but a bar or a row, with other names and with fields in it. */
const isBar = (
  around: PixelBox,
  own: PixelBox,
  fields: readonly ScreenShape[],
  labels: readonly ScreenLabel[],
): boolean =>
  fields.some(({ box }) => box !== around && holds(around, box) && !touches(box, own)) ||
  labels.some((other) => isNamed(other) && holds(around, other.box) && !touches(other.box, own));

/** A long field with faint sides is taken for a bar, but is higher than a slider. */
const isField = (
  { kind, box }: ScreenShape,
  role: "field" | "choice" | "slider",
  height: number,
): boolean =>
  kind === "frame" || (kind === "bar" && (role === "slider" || box.height >= lowestField * height));

/** Whether a name stands in the middle of a frame, with space on both sides: what is written in a field begins at its left. */
const isButton = (frame: PixelBox, labels: readonly ScreenLabel[], height: number): boolean =>
  labels.some(
    (label) =>
      isNamed(label) &&
      holds(frame, label.box) &&
      isCentred(frame, label.box) &&
      label.box.x - frame.x >= buttonMargin * height,
  );

/** What is written in a field without edges, on the same line. */
const valueBeside = (match: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null =>
  endsWithColon(match.label)
    ? nextInRow(
        match,
        labels.filter((label) => !isKeys(label)),
      )
    : null;

/** A slider that was read as if it were text: it gives no letters, and no number as its value does. */
const drawnBeside = (match: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null =>
  nextInRow(
    match,
    labels.filter(({ words }) => words.every(isDrawn)),
  );

/** Readers are far less sure of what they make of a picture than of words that they read badly. */
const drawnConfidence = 60;

const isDrawn = ({ text, noise, confidence }: LabelWord): boolean =>
  !/\p{N}/u.test(text) && (noise || confidence < drawnConfidence);

const nextInRow = ({ label }: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null =>
  nearest(
    labels
      .filter(({ joined, box }) => !joined && sharesRow(box, label.box))
      .map(({ box }) => ({ box, gap: box.x - rightOf(label.box) }))
      .filter(({ gap }) => gap >= 0 && gap <= nearestField * label.height),
  );

/** The edge of a button or of a tab: little more than its name, with the name in its middle and no other. */
const frameAround = (
  { box, label }: LabelMatch,
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const frames = shapes.filter(
    (shape) =>
      shape.kind === "frame" &&
      holds(shape.box, box) &&
      shape.box.height <= tallestField * label.height &&
      isCentred(shape.box, box) &&
      !labels.some(
        (other) => isNamed(other) && holds(shape.box, other.box) && !touches(other.box, box),
      ),
  );
  return frames.length > 0 ? smallest(frames.map((shape) => shape.box)) : null;
};

/** A button's name is, what is written in a field is not. */
const isCentred = (frame: PixelBox, box: PixelBox): boolean =>
  Math.abs(middleOf(frame) - middleOf(box)) <= 0.15 * frame.width;

export const isNamed = ({ joined, words }: ScreenLabel): boolean =>
  !joined && words.some(({ noise, folded }) => !noise && folded.length > 1);

const touches = (a: PixelBox, b: PixelBox): boolean =>
  a.x < rightOf(b) && b.x < rightOf(a) && a.y < b.y + b.height && b.y < a.y + a.height;

export const rightOf = (box: PixelBox): number => box.x + box.width;
const middleOf = (box: PixelBox): number => box.x + box.width / 2;

/** Whether the middle of the lower one is within the height of the other. */
export const sharesRow = (a: PixelBox, b: PixelBox): boolean => {
  const [lower, taller] = a.height < b.height ? [a, b] : [b, a];
  const middle = lower.y + lower.height / 2;
  return middle >= taller.y && middle <= taller.y + taller.height;
};

const isUnder = (caption: PixelBox, box: PixelBox, height: number): boolean =>
  Math.abs(box.x - caption.x) <= 1.5 * height ||
  (box.x <= caption.x && middleOf(caption) <= rightOf(box));

export const holds = (outer: PixelBox, inner: PixelBox): boolean =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  rightOf(outer) >= rightOf(inner) - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;

const isTextBetween = (left: PixelBox, right: PixelBox, labels: readonly ScreenLabel[]): boolean =>
  labels.some(
    ({ box, joined }) =>
      !joined &&
      box.x >= rightOf(left) - 1 &&
      rightOf(box) <= right.x + 1 &&
      sharesRow(box, left) &&
      sharesRow(box, right),
  );

const nearest = (boxes: readonly { box: PixelBox; gap: number }[]): PixelBox | null =>
  boxes.toSorted((a, b) => a.gap - b.gap)[0]?.box ?? null;

const smallest = (boxes: readonly PixelBox[]): PixelBox =>
  boxes.reduce((one, other) => (other.width * other.height < one.width * one.height ? other : one));
