import type { ControlRole } from "./control-role.ts";
import type { LabelMatch } from "./match-label.ts";
import type { PixelBox } from "./screen-box.ts";
import type { ScreenLabel } from "./screen-label.ts";
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
const farthestField = 30;
const nearestField = 12;
const tallestField = 4;
const farthestUnder = 1.8;

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
  const button = frameAround(match, around.shapes);
  return button ? { box: button, by: "button" } : { box: match.box, by: "none" };
};

/** A checkbox in front of its name, or a switch behind it. */
const boxOfCheck = (
  match: LabelMatch,
  role: ControlRole | null,
  { shapes, labels }: Surroundings,
): PixelBox | null => {
  const { height } = match.label;
  const row = shapes.filter(({ box }) => sharesRow(box, match.box));
  const marks = row.filter(
    ({ kind, box }) =>
      (kind === "square" || kind === "circle" || kind === "switch") && !hasText(box, labels),
  );
  const before = marks
    .map(({ box }) => ({ box, gap: match.box.x - rightOf(box) }))
    .filter(({ gap }) => gap >= -0.3 * height && gap <= farthestBox * height);
  if (role !== "checkbox") return nearest(before);
  const after = marks
    .map(({ box }) => ({ box, gap: box.x - rightOf(match.box) }))
    .filter(({ gap, box }) => gap >= 0 && !isTextBetween(match.label.box, box, labels));
  return nearest(before) ?? nearest(after);
};

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
    ({ kind, box }) => isField(kind, role) && box.height <= tallestField * height,
  );
  const inside = fields.filter(({ box }) => holds(box, own) && box.width >= own.width + height);
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
  const far = beside !== null && beside.x - rightOf(own) > nearestField * height;
  return far ? (under ?? beside) : (beside ?? under ?? valueBeside(match, labels));
};

const isField = (kind: ScreenShape["kind"], role: "field" | "choice" | "slider"): boolean =>
  kind === "frame" || (kind === "bar" && role === "slider");

/** What is written in a field without edges, on the same line. */
const valueBeside = (match: LabelMatch, labels: readonly ScreenLabel[]): PixelBox | null => {
  const own = match.label.box;
  const isCaption = /[::]$/u.test(match.label.words.at(-1)?.text ?? "");
  if (!isCaption) return null;
  return nearest(
    labels
      .filter(({ joined, box }) => !joined && sharesRow(box, own))
      .map(({ box }) => ({ box, gap: box.x - rightOf(own) }))
      .filter(({ gap }) => gap >= 0 && gap <= nearestField * match.label.height),
  );
};

/** The edge of a button or of a tab: little more than its name, with the name in its middle. */
const frameAround = (
  { box, label }: LabelMatch,
  shapes: readonly ScreenShape[],
): PixelBox | null => {
  const frames = shapes.filter(
    (shape) =>
      shape.kind === "frame" &&
      holds(shape.box, box) &&
      shape.box.height <= tallestField * label.height &&
      Math.abs(middleOf(shape.box) - middleOf(box)) <= 0.15 * shape.box.width,
  );
  return frames.length > 0 ? smallest(frames.map((shape) => shape.box)) : null;
};

const rightOf = (box: PixelBox): number => box.x + box.width;
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
