import type { PixelMask } from "./edge-map.ts";
import type { Blob } from "./find-blobs.ts";
import type { ScreenShape } from "./screen-shape.ts";
import { heightOf, widthOf } from "./text-blobs.ts";

/** In pixels: the edge of a box is looked for in so many rows or columns, as both sides of a step are edges. */
const rim = 3;

/**
 * The shape of a blob, if it has one.
 * @param letter the usual height of letters on this screen, in pixels
 */
export const shapeOf = (mask: PixelMask, blob: Blob, letter: number): ScreenShape | null => {
  const width = widthOf(blob);
  const height = heightOf(blob);
  const kind = kindOf(mask, blob, { width, height, letter });
  return kind && { kind, box: { x: blob.left, y: blob.top, width, height } };
};

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly letter: number;
}

const kindOf = (mask: PixelMask, blob: Blob, sizes: Sizes): ScreenShape["kind"] | null => {
  const { width, height, letter } = sizes;
  if (width < 0.8 * letter) return null;
  const isSmall = height <= 2.6 * letter && height >= 0.8 * letter;
  return (isSmall ? markOf(mask, blob, sizes) : null) ?? largeKindOf(mask, blob, sizes);
};

/** A checkbox, a radio button or a switch. */
const markOf = (mask: PixelMask, blob: Blob, { width, height, letter }: Sizes) => {
  // An O is as round as a radio button, but no larger than other letters.
  const round = height >= 1.15 * letter && isRound(mask, blob);
  if (Math.abs(width - height) <= Math.max(2, 0.15 * height)) {
    if (round) return "circle";
    return hasSides(mask, blob, 0.12, 0.8) ? "square" : null;
  }
  return round && width >= 1.5 * height && width <= 2.6 * height ? "switch" : null;
};

const largeKindOf = (mask: PixelMask, blob: Blob, { width, height, letter }: Sizes) => {
  if (width >= 2 * letter && height >= 1.3 * letter && hasSides(mask, blob, 0.15, 0.7)) {
    return "frame";
  }
  if (width < 5 * letter || height > 2.2 * letter || height < 3) return null;
  return blob.ink < 0.3 * width * height || height <= 0.6 * letter ? "bar" : null;
};

/** Whether all four sides are drawn, but for their ends, to at least this share. */
const hasSides = (mask: PixelMask, blob: Blob, ends: number, share: number): boolean =>
  sides(blob, ends).every((side) => coverage(mask, side) >= share);

/** Whether the middles of the sides are drawn and the corners are not. */
const isRound = (mask: PixelMask, blob: Blob): boolean => {
  const corner = Math.max(1, Math.round(heightOf(blob) * 0.12));
  const { left, top, right, bottom } = blob;
  const empty = [
    [left, top],
    [right - corner, top],
    [left, bottom - corner],
    [right - corner, bottom - corner],
  ].every(([x = 0, y = 0]) => isEmpty(mask, x, y, corner));
  return empty && sides(blob, 0.36).every((side) => coverage(mask, side) >= 0.9);
};

const isEmpty = ({ width, on }: PixelMask, left: number, top: number, side: number): boolean => {
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) if (on[y * width + x] !== 0) return false;
  }
  return true;
};

/** A row or a column of pixels, looked into from the rim inwards. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly along: readonly [number, number];
  readonly inwards: readonly [number, number];
}

const sides = (blob: Blob, ends: number): Side[] => {
  const cutX = Math.round(widthOf(blob) * ends);
  const cutY = Math.round(heightOf(blob) * ends);
  const wide = { length: widthOf(blob) - 2 * cutX, along: [1, 0] } as const;
  const high = { length: heightOf(blob) - 2 * cutY, along: [0, 1] } as const;
  return [
    { ...wide, x: blob.left + cutX, y: blob.top, inwards: [0, 1] },
    { ...wide, x: blob.left + cutX, y: blob.bottom - 1, inwards: [0, -1] },
    { ...high, x: blob.left, y: blob.top + cutY, inwards: [1, 0] },
    { ...high, x: blob.right - 1, y: blob.top + cutY, inwards: [-1, 0] },
  ];
};

const coverage = ({ width, on }: PixelMask, side: Side): number => {
  let covered = 0;
  for (let step = 0; step < side.length; step++) {
    const x = side.x + step * side.along[0];
    const y = side.y + step * side.along[1];
    for (let depth = 0; depth < rim; depth++) {
      const at = (y + depth * side.inwards[1]) * width + x + depth * side.inwards[0];
      if (on[at] === 0) continue;
      covered++;
      break;
    }
  }
  return side.length > 0 ? covered / side.length : 0;
};
