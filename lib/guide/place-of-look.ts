import type { ControlCandidate, LocatedControl } from "../screen/located-control.ts";
import { reconcile } from "../screen/reconcile.ts";
import { type PixelBox, type ScreenBox, toFractions } from "../screen/screen-box.ts";

/** How far, of the frame, a box may hang over its edge: models round. */
const overhang = 0.02;
/** Under it a number is a fraction, if a wrong one; there is nothing of two pixels to be pressed. */
const leastPixels = 2;
const mille = { width: 1_000, height: 1_000 };

/**
 * What a model's box may mean: fractions of the picture, pixels of it as it was sent, or thousandths, which models learn as
 * well and fall back to whatever they were asked for. Several where both would be on the picture, none where nothing is.
 */
export const boxMeanings = (
  box: PixelBox,
  sent: { readonly width: number; readonly height: number },
): ScreenBox[] => {
  const sides = [box.x, box.y, box.width, box.height];
  if (!sides.every(Number.isFinite)) return [];
  if (sides.every((side) => Math.abs(side) <= leastPixels)) {
    return onPicture(box, { width: 1, height: 1 });
  }
  const [thousandths, pixels] = [onPicture(box, mille), onPicture(box, sent)];
  return isSame(thousandths[0], pixels[0]) ? pixels : [...thousandths, ...pixels];
};

const onPicture = (
  { x, y, width, height }: PixelBox,
  size: { readonly width: number; readonly height: number },
): ScreenBox[] => {
  const [left, top] = [x / size.width, y / size.height];
  const [right, bottom] = [(x + width) / size.width, (y + height) / size.height];
  const isInside = [left, top, right, bottom].every(
    (side) => side >= -overhang && side <= 1 + overhang,
  );
  if (!isInside || width <= 0 || height <= 0) return [];
  const box = toFractions({ x, y, width, height }, size);
  return box === null ? [] : [box];
};

/** On a picture of about a thousand pixels the two are one. */
const isSame = (one: ScreenBox | undefined, other: ScreenBox | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.x - other.x) <= overhang &&
  Math.abs(one.y - other.y) <= overhang &&
  Math.abs(one.width - other.width) <= overhang &&
  Math.abs(one.height - other.height) <= overhang;

/** Where a model says to act: a numbered place, a box of its own, the words there; all null for nowhere. */
export interface LookedPlace {
  readonly number: number | null;
  readonly box: PixelBox | null;
  readonly label: string | null;
}

/** What the text of the screen says of the place. */
interface ReadPlaces {
  /** Those that the model was shown, by their numbers. */
  readonly numbered: readonly ControlCandidate[];
  /** By the step alone. */
  readonly byStep: LocatedControl;
  /** By the words that the model saw there; null where it saw none, or nothing was read. */
  readonly byLabel: LocatedControl | null;
}

/** How far, of the frame, a model's box may be beside what it means. */
const beside = 0.025;

/**
 * The place of a control by what a model saw and what was read: the model says which, and the text, whose edges are exact,
 * says where. A box that may mean two places is believed where one of them bears the words that the model saw there.
 * @param sent size in pixels of the picture as the model got it
 */
export const placeOfLook = (
  { number, box, label }: LookedPlace,
  { numbered, byStep, byLabel }: ReadPlaces,
  sent: { readonly width: number; readonly height: number },
): LocatedControl => {
  const chosen = numbered.find((candidate) => candidate.number === number);
  if (chosen) return at(byStep, chosen);
  if (box !== null) return placeOfBox({ box, label }, { byStep, byLabel }, sent);
  // Words without a place: good for as much as they are worth by themselves.
  if (label !== null && byLabel?.found) return { ...byLabel, candidates: byStep.candidates };
  // A number that no place has says that there is one, and not where.
  const isNowhere = number === null && label === null;
  return reconcile(byStep, isNowhere ? { found: false, number: null, box: null } : nonsense);
};

const placeOfBox = (
  { box, label }: { readonly box: PixelBox; readonly label: string | null },
  { byStep, byLabel }: Pick<ReadPlaces, "byStep" | "byLabel">,
  sent: { readonly width: number; readonly height: number },
): LocatedControl => {
  const meanings = boxMeanings(box, sent);
  // Those without any confidence are all that can be pressed, and bear no such words.
  const read = (byLabel?.candidates ?? []).filter(({ confidence }) => confidence > 0);
  for (const meaning of meanings) {
    const candidate = nearest(read, meaning);
    if (candidate) return at(byStep, candidate);
  }
  const [only, ...others] = meanings;
  if (only === undefined || others.length > 0) return reconcile(byStep, nonsense);
  const alike = nearest(byStep.candidates.filter(isLike(only)), only);
  if (alike) return at(byStep, alike);
  const found = reconcile(byStep, { found: true, number: null, box: only });
  return found.label === byStep.label && label !== null ? { ...found, label } : found;
};

/** An answer that says nothing leaves the text alone, and less sure of itself. */
const nonsense = { found: true, number: null, box: null } as const;

const at = (byStep: LocatedControl, candidate: ControlCandidate): LocatedControl => ({
  ...reconcile(
    { ...byStep, candidates: [candidate] },
    { found: true, number: candidate.number, box: null },
  ),
  candidates: byStep.candidates,
});

const nearest = (
  candidates: readonly ControlCandidate[],
  box: ScreenBox,
): ControlCandidate | undefined =>
  candidates
    .filter(
      ({ box: own }) =>
        gap(own.x, own.width, box.x, box.width) <= beside &&
        gap(own.y, own.height, box.y, box.height) <= beside,
    )
    .toSorted((a, b) => distance(a.box, box) - distance(b.box, box))[0];

/** How much larger or smaller, by its area, a place may be than the box that means it. */
const likeSize = 3;

/** Whether a place is about where a model's box is, and about as large: an icon, which no words tell from its neighbours. */
const isLike =
  (box: ScreenBox) =>
  ({ box: own }: ControlCandidate): boolean => {
    const size = (own.width * own.height) / (box.width * box.height);
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    const isIn = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    return isIn && size <= likeSize && size >= 1 / likeSize;
  };

/** Between two stretches; under 0 where they overlap. */
const gap = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(from, other) - Math.min(from + length, other + otherLength);

const distance = (a: ScreenBox, b: ScreenBox): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
