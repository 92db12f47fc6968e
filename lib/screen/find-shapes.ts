import type { PixelBox } from "#lib/schemas/located-control.ts";
import { type Blob, DisjointSets, findBlobs, type PixelMask } from "./find-blobs.ts";
import { bandsOf, heightOf, widthOf } from "./text-blobs.ts";

/**
 * What is drawn on a screen beside its text: `frame` a rectangle with an edge all round (button, field, panel), `square`
 * and `circle` of about the size of a letter (checkbox, radio button), `switch` a small bar with round ends, `bar` a long
 * thin one (slider), `icon` anything small in which no words were read, `canvas` a large part of the window that no bar
 * goes through.
 */
export interface ScreenShape {
  readonly kind: "frame" | "square" | "circle" | "switch" | "bar" | "icon" | "canvas";
  /** In pixels of the picture. */
  readonly box: PixelBox;
}

/** In pixels where letters have the usual height of a screen of single density; an icon with its soft edges. */
const smallest = 7;
const largest = 58;
const usualLetter = 11;
/** Parts of one icon are no farther from one another than this, icons of a row are. */
const farthestPart = 2;
/** A rule is no icon. */
const mostSlender = 3.2;

/**
 * What is drawn in so small a place that it is an icon, a knob or an arrow; words too, as long as nothing was read.
 * @param tools those of the blobs that are buttons by themselves
 */
export const findIcons = (
  blobs: readonly Blob[],
  letter: number,
  tools: readonly Blob[],
): PixelBox[] => {
  const scale = Math.max(1, letter / usualLetter);
  const small = blobs
    .filter((blob) => Math.max(widthOf(blob), heightOf(blob)) <= largest * scale)
    .toSorted((a, b) => a.left - b.left);
  const sets = new DisjointSets();
  const bands = [...bandsOf(small)];
  // Without its straight edges a button may be found once more.
  const isTool = (blob: Blob) =>
    tools.some(
      ({ left, top, right }) => left === blob.left && top === blob.top && right === blob.right,
    );
  const frames = new Set([
    ...bands.flatMap((indices) => framesAmong(small, indices)),
    ...[...small.keys()].filter((index) => isTool(small[index] as Blob)),
  ]);
  for (const indices of bands) {
    joinParts(small, indices, sets, { frames, reach: farthestPart * scale });
  }
  return [...Map.groupBy(small.keys(), (index) => sets.rootOf(index)).values()]
    .map((group) => boundsOf(group.map((index) => small[index] as Blob)))
    .filter((box) => isIconSized(box, scale));
};

/** In pixels: what is drawn in a frame does not touch it. */
const leastPadding = 2;

/** Which of the blobs, sorted by their left sides, have another one inside: the edge of a pressed button has its icon. */
const framesAmong = (blobs: readonly Blob[], indices: readonly number[]): number[] =>
  indices.filter((index, position) => {
    const { left, top, right, bottom } = blobs[index] as Blob;
    for (let next = position + 1; next < indices.length; next++) {
      const other = blobs[indices[next] as number] as Blob;
      if (other.left >= right) return false;
      const across = Math.min(other.left - left, right - other.right);
      if (Math.min(across, other.top - top, bottom - other.bottom) >= leastPadding) return true;
    }
    return false;
  });

/** Joins what is near, but with a frame only what overlaps it: it is no part of the icon beside it. */
const joinParts = (
  blobs: readonly Blob[],
  indices: readonly number[],
  sets: DisjointSets,
  { frames, reach }: { readonly frames: ReadonlySet<number>; readonly reach: number },
): void => {
  for (const [position, index] of indices.entries()) {
    const blob = blobs[index] as Blob;
    for (let next = position + 1; next < indices.length; next++) {
      const at = indices[next] as number;
      const other = blobs[at] as Blob;
      if (other.left > blob.right + reach) break;
      const near = frames.has(index) || frames.has(at) ? -1 : reach;
      const across = other.left - blob.right;
      const down = Math.max(other.top - blob.bottom, blob.top - other.bottom);
      if (Math.max(across, down) <= near) sets.join(index, at);
    }
  }
};

const boundsOf = (blobs: readonly Blob[]): PixelBox => {
  const x = Math.min(...blobs.map(({ left }) => left));
  const y = Math.min(...blobs.map(({ top }) => top));
  const right = Math.max(...blobs.map((blob) => blob.right));
  const bottom = Math.max(...blobs.map((blob) => blob.bottom));
  return { x, y, width: right - x, height: bottom - y };
};

const isIconSized = ({ width, height }: PixelBox, scale: number): boolean => {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  return (
    longer >= smallest * scale &&
    longer <= largest * scale &&
    shorter >= 0.6 * smallest * scale &&
    longer <= mostSlender * shorter
  );
};

/** In pixels: the edge of a frame is looked for in so many rows or columns, as both sides of a step are edges. */
const frameRim = 3;
/** Of a checkbox it is straighter than the bow of a B. */
const markRim = 2;

/**
 * The shape of a blob that is no text, if it has one.
 * @param letter the usual height of letters on this screen, in pixels
 */
export const shapeOf = (mask: PixelMask, blob: Blob, letter: number): ScreenShape | null => {
  const sizes = sizesOf(blob, letter);
  return shaped(blob, markOf(mask, blob, sizes) ?? largeKindOf(mask, blob, sizes));
};

/**
 * Rectangles whose sides are so faint that a map of letters does not show them.
 * @param mask of the step for frames
 */
export const faintFrames = (
  mask: PixelMask,
  letter: number,
  known: readonly ScreenShape[],
): ScreenShape[] =>
  findBlobs(mask).flatMap((blob) => {
    const sizes = sizesOf(blob, letter);
    const large = sizes.width >= 2 * letter && sizes.height >= 1.3 * letter;
    const hollow = blob.ink < 0.5 * sizes.width * sizes.height;
    if (!large || !hollow || !hasSides(mask, blob, rounded)) return [];
    return known.some(({ box }) => isAbout(box, blob)) ? [] : (shaped(blob, "frame") ?? []);
  });

/** In heights of letters: fields and buttons; higher ones are panels. */
const tallestFill = 4;

/** What hangs together without an edge in it: the mask, and its blobs. */
export interface FlatParts {
  readonly mask: PixelMask;
  readonly blobs: readonly Blob[];
}

/** @param edges of the step for frames */
export const flatParts = (edges: PixelMask): FlatParts => {
  const mask = { ...edges, on: edges.on.map((on) => (on === 0 ? 1 : 0)) };
  return { mask, blobs: findBlobs(mask) };
};

/**
 * Fields and buttons by what they are filled with: where a frame touches another one, both have one edge and neither is
 * a rectangle, but each still has a ground of its own.
 */
export const filledFrames = (
  { mask: flat, blobs }: FlatParts,
  letter: number,
  known: readonly ScreenShape[],
): ScreenShape[] =>
  blobs.flatMap((blob) => {
    const { width, height } = sizesOf(blob, letter);
    if (width < 2 * letter || height < 1.2 * letter || height > tallestFill * letter) return [];
    if (blob.ink < 0.5 * width * height || !hasSides(flat, blob, rounded)) return [];
    return known.some(({ box }) => isAbout(box, blob)) ? [] : (shaped(blob, "frame") ?? []);
  });

/** In pixels: the same frame is a little larger in one map than in another. */
const slack = 4;

const isAbout = ({ x, y, width, height }: ScreenShape["box"], blob: Blob): boolean =>
  [x - blob.left, y - blob.top, x + width - blob.right, y + height - blob.bottom].every(
    (difference) => Math.abs(difference) <= slack,
  );

/** The shape of a blob that may be a word as well: its sides must be straight. */
export const shapeOfText = (mask: PixelMask, blob: Blob, letter: number): ScreenShape | null => {
  const sizes = sizesOf(blob, letter);
  const large = sizes.width >= 1.3 * letter && sizes.height >= 1.3 * letter;
  const isFrame = large && hasSides(mask, blob, straight);
  return shaped(blob, markOf(mask, blob, sizes) ?? (isFrame ? "frame" : null));
};

const shaped = (blob: Blob, kind: ScreenShape["kind"] | null): ScreenShape | null =>
  kind && {
    kind,
    box: { x: blob.left, y: blob.top, width: widthOf(blob), height: heightOf(blob) },
  };

const sizesOf = (blob: Blob, letter: number): Sizes => ({
  width: widthOf(blob),
  height: heightOf(blob),
  letter,
});

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly letter: number;
}

const straight = { ends: 0.12, share: 0.9, rim: markRim };
/** Round corners take a third of a low frame's side. */
const rounded = { ends: 0.3, share: 0.9, rim: markRim };
const drawn = { ends: 0.15, share: 0.7, rim: frameRim };

/** A checkbox, a radio button or a switch. */
const markOf = (mask: PixelMask, blob: Blob, { width, height, letter }: Sizes) => {
  if (width < 0.8 * letter || height < 0.8 * letter || height > 2.6 * letter) return null;
  // An O is as round as a radio button, but less high than most words.
  const round = height >= letter && isRound(mask, blob);
  if (Math.abs(width - height) <= Math.max(2, 0.15 * height)) {
    if (round) return "circle";
    return hasSides(mask, blob, straight) ? "square" : null;
  }
  return round && width >= 1.5 * height && width <= 2.6 * height ? "switch" : null;
};

const largeKindOf = (mask: PixelMask, blob: Blob, { width, height, letter }: Sizes) => {
  if (width >= 2 * letter && height >= 1.3 * letter && hasSides(mask, blob, drawn)) {
    return "frame";
  }
  if (width < 5 * letter || height > 2.2 * letter || height < 3) return null;
  return blob.ink < 0.3 * width * height || height <= 0.6 * letter ? "bar" : null;
};

/** Whether all four sides are drawn, but for their ends, to at least this share. */
const hasSides = (
  mask: PixelMask,
  blob: Blob,
  { ends, share, rim }: { ends: number; share: number; rim: number },
): boolean => sides(blob, ends).every((side) => coverage(mask, side, rim) >= share);

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
  return empty && sides(blob, 0.36).every((side) => coverage(mask, side, markRim) >= 0.9);
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

const coverage = ({ width, on }: PixelMask, side: Side, rim: number): number => {
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
