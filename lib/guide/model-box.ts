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
