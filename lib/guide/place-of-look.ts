import {
  type ControlCandidate,
  type LocatedControl,
  type PixelBox,
  type ScreenBox,
  shareInCommon,
  toFractions,
  toPixels,
} from "#lib/schemas/located-control.ts";
import { foldedWords } from "#lib/text/words.ts";
import { reconcile } from "../screen/reconcile.ts";

/** The picture as a model got it: its size in pixels, and which part of the screen it shows, null for all of it. */
export interface SentScreen {
  readonly width: number;
  readonly height: number;
  readonly part: ScreenBox | null;
}

/** How far, of the frame, a box may hang over its edge: models round. */
const overhang = 0.02;
/** Under it a number is a fraction, if a wrong one; there is nothing of two pixels to be pressed. */
const leastPixels = 2;
const mille = { width: 1_000, height: 1_000 };

/**
 * What a model's box may mean: fractions of the picture, pixels of it as it was sent, or thousandths, which models learn as
 * well and fall back to whatever they were asked for. Several where both would be on the picture, none where nothing is.
 */
export const boxMeanings = (box: PixelBox, sent: SentScreen): ScreenBox[] => {
  const { part } = sent;
  const meant = meaningsIn(box, sent);
  return part === null ? meant : meant.map((one) => onScreen(one, part));
};

const onScreen = (box: ScreenBox, part: ScreenBox): ScreenBox => ({
  x: part.x + box.x * part.width,
  y: part.y + box.y * part.height,
  width: box.width * part.width,
  height: box.height * part.height,
});

const meaningsIn = (box: PixelBox, sent: Pick<SentScreen, "width" | "height">): ScreenBox[] => {
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
 * says where. A box that may mean two places is believed where one of them bears the words that the model saw there. So is
 * one that is elsewhere than the number beside it, as numbers are small and stand close.
 */
export const placeOfLook = (
  { number, box, label }: LookedPlace,
  { numbered, byStep, byLabel }: ReadPlaces,
  sent: SentScreen,
): LocatedControl => {
  const chosen = numbered.find((candidate) => candidate.number === number);
  const seen = box === null ? null : placeOfWords(box, byLabel, sent);
  if (chosen) {
    const read = asRead(chosen, label, { byStep, byLabel });
    return at(byStep, seen ?? elsewhere(read, label, byLabel) ?? read);
  }
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
  sent: SentScreen,
): LocatedControl => {
  const seen = placeOfWords(box, byLabel, sent);
  if (seen !== null) return at(byStep, seen);
  const meanings = boxMeanings(box, sent);
  const [only, ...others] = meanings;
  const named = others.length > 0 && byLabel === null ? placeOfWords(box, byStep, sent) : null;
  if (named !== null) return at(byStep, named);
  if (only === undefined || others.length > 0) return reconcile(byStep, nonsense);
  const alike = nearest(byStep.candidates.filter(isLike(only)), only);
  if (alike) return at(byStep, asRead(alike, label, { byStep, byLabel }));
  const found = reconcile(byStep, { found: true, number: null, box: only });
  return found.label === byStep.label && label !== null ? { ...found, label } : found;
};

/** The place with the words that the model saw, where its box may be. */
const placeOfWords = (
  box: PixelBox,
  byLabel: LocatedControl | null,
  sent: SentScreen,
): ControlCandidate | null => {
  const read = candidatesOf(byLabel);
  for (const meaning of boxMeanings(box, sent)) {
    const candidate = nearest(read, meaning);
    if (candidate) return candidate;
  }
  return null;
};

/** Those without any confidence are all that can be pressed, and bear no such words. */
const candidatesOf = (located: LocatedControl | null): ControlCandidate[] =>
  (located?.candidates ?? []).filter(({ confidence }) => confidence > 0);

/** From this share in common on two boxes are one place. */
const samePlace = 0.4;

/** A place that was numbered before anything was read, as it was read since. */
const asRead = (
  chosen: ControlCandidate,
  label: string | null,
  { byStep, byLabel }: Pick<ReadPlaces, "byStep" | "byLabel">,
): ControlCandidate => {
  if (chosen.label !== "") return chosen;
  const read = [...candidatesOf(byLabel), ...byStep.candidates].find(
    (one) => one.label !== "" && shareInCommon(one.box, chosen.box) >= samePlace,
  );
  return read ?? { ...chosen, label: label ?? byStep.label ?? "" };
};

/**
 * Where the words stand that a model saw, when the place with its number bears none of them and is nowhere near: a number that
 * was misread. A caption in the row of its field, and over it, is near.
 */
const elsewhere = (
  { box, label }: ControlCandidate,
  seen: string | null,
  byLabel: LocatedControl | null,
): ControlCandidate | null => {
  const [named] = byLabel?.found ? candidatesOf(byLabel) : [];
  const own = new Set(foldedWords(label));
  const isNamed = foldedWords(seen ?? "").some((word) => own.has(word));
  if (named === undefined || own.size === 0 || isNamed) return null;
  const isInRow = gap(named.box.y, named.box.height, box.y, box.height) < 0;
  return isInRow || nearest([named], box) !== undefined ? null : named;
};

/** Of the shorter side, in pixels as it was sent: what is smaller cannot be told from its neighbours. */
const smallSide = 20;

/** What a look and the text of the screen came to together. */
export interface ReadLook extends Omit<ReadPlaces, "numbered"> {
  readonly place: LocatedControl;
}

/**
 * Where a picture that was made smaller is to be looked at once more in its own pixels: at a small place that no words
 * confirm, or that words name and the model did not see; and at a small mark, whose state is drawn in a few pixels. Null
 * where another look would show no more.
 * @param look `seen` is null where there is nothing to press, `mark` where the step has no radio button, checkbox or switch
 */
export const closeUpAt = (
  { seen, mark }: { readonly seen: ReadLook | null; readonly mark: ScreenBox | null },
  sent: SentScreen,
  screen: { readonly width: number },
): ScreenBox | null => {
  if (sent.part !== null || sent.width >= screen.width) return null;
  const isSmall = (box: ScreenBox) => {
    const { width, height } = toPixels(box, sent);
    return Math.min(width, height) < smallSide;
  };
  if (mark !== null && isSmall(mark)) return mark;
  if (seen === null) return null;
  const { place, byStep, byLabel } = seen;
  const box = place.box ?? byStep.box;
  if (box === null || !isSmall(box)) return null;
  const read = [...candidatesOf(byStep), ...candidatesOf(byLabel)];
  const isRead = read.some((one) => shareInCommon(one.box, box) >= samePlace);
  return place.found && isRead ? null : box;
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
