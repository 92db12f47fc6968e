import { DisjointSets } from "./disjoint-sets.ts";
import type { Blob } from "./find-blobs.ts";
import { heightOf, widthOf } from "./text-blobs.ts";

/** Letters that stand in one line with no more than a space between: a label, or a line of text. */
export interface TextStrip {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly blobs: readonly Blob[];
}

/** Of the height of the taller neighbour; a space is about 0.35 of it, the gap between two menus 0.8 and more. */
const widestSpace = 0.7;
/** In pixels; a space between the greatest letters. */
const farthest = 90;
/** Blobs are compared with those that share a band of so many rows. */
const band = 32;

export const textStrips = (blobs: readonly Blob[]): TextStrip[] => {
  const sorted = blobs.toSorted((a, b) => a.left - b.left);
  const sets = new DisjointSets();
  for (const indices of bandsOf(sorted)) joinNeighbours(sorted, indices, sets);
  const groups = Map.groupBy(sorted.keys(), (index) => sets.rootOf(index));
  return [...groups.values()]
    .flatMap((group) => apartFromIcons(group.map((index) => sorted[index] as Blob)))
    .map(stripOf)
    .toSorted((a, b) => a.top - b.top || a.left - b.left);
};

/** The places of blobs in their list, by the bands of rows that they stand in. */
export const bandsOf = (blobs: readonly Blob[]): Iterable<number[]> => {
  const bands = new Map<number, number[]>();
  blobs.forEach(({ top, bottom }, index) => {
    for (let at = Math.floor(top / band); at * band < bottom; at++) {
      const known = bands.get(at);
      if (known) known.push(index);
      else bands.set(at, [index]);
    }
  });
  return bands.values();
};

const joinNeighbours = (blobs: readonly Blob[], indices: readonly number[], sets: DisjointSets) => {
  for (const [position, index] of indices.entries()) {
    const blob = blobs[index] as Blob;
    for (let next = position + 1; next < indices.length; next++) {
      const other = indices[next] as number;
      const neighbour = blobs[other] as Blob;
      if (neighbour.left - blob.right > farthest) break;
      if (areOneLine(blob, neighbour)) sets.join(index, other);
    }
  }
};

/** Whether `right` goes on with the line of `left`. */
const areOneLine = (left: Blob, right: Blob): boolean => {
  const taller = Math.max(heightOf(left), heightOf(right));
  const lower = Math.min(heightOf(left), heightOf(right));
  if (right.left - left.right > widestSpace * taller) return false;
  // A picture beside a line, and not a full stop or a hyphen in it.
  if (taller > 2.6 * lower && lower > 6 && taller > 24) return false;
  const common = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  return common >= 0.4 * lower;
};

/** In pixels, and of the height of the words beside: icons are higher and about as wide as high, and stand apart. */
const leastIcon = 13;
const iconRatio = 1.25;
/** Icons as small as this are about as high as the words. */
const leastMark = 10;
const leastIconGap = 3;

/**
 * The parts of a line between its icons. A line is enlarged by its height, and with an icon its words would stay too small
 * to be read.
 */
const apartFromIcons = (blobs: readonly Blob[]): Blob[][] => {
  const line = blobs.toSorted((a, b) => a.left - b.left);
  const usual = heightOfWords(line);
  const parts: Blob[][] = [[]];
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, blob] of line.entries()) {
    const after = line[index + 1]?.left ?? Number.POSITIVE_INFINITY;
    const apart = blob.left - before >= leastIconGap && after - blob.right >= leastIconGap;
    if (apart && isIcon(blob, usual)) parts.push([blob], []);
    else parts.at(-1)?.push(blob);
    before = Math.max(before, blob.right);
  }
  return parts.filter((part) => part.length > 0);
};

const isSquarish = (blob: Blob): boolean => {
  const ratio = widthOf(blob) / heightOf(blob);
  return ratio >= 0.7 && ratio <= 1.5;
};

const heightOfWords = (line: readonly Blob[]): number => {
  const tall = line.filter((blob) => heightOf(blob) > 4);
  const words = tall.filter((blob) => !isSquarish(blob));
  const heights = (words.length > 0 ? words : tall).map(heightOf).toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
};

const isIcon = (blob: Blob, usual: number): boolean =>
  heightOf(blob) >= leastIcon && heightOf(blob) >= iconRatio * usual && isSquarish(blob);

const stripOf = (blobs: readonly Blob[]): TextStrip => ({
  left: Math.min(...blobs.map(({ left }) => left)),
  top: Math.min(...blobs.map(({ top }) => top)),
  right: Math.max(...blobs.map(({ right }) => right)),
  bottom: Math.max(...blobs.map(({ bottom }) => bottom)),
  blobs,
});

/** Of the strip's height: letters of a word stand closer, a square capital before them too. */
const markGap = 0.25;

/** The strip less what stands apart before its words and may be an icon; null where nothing does. */
export const withoutIcon = (strip: TextStrip): TextStrip | null => {
  const [first, second, ...others] = strip.blobs.toSorted((a, b) => a.left - b.left);
  if (!first || !second) return null;
  const apart = second.left - first.right >= markGap * heightOf(strip);
  return apart && isSquarish(first) && heightOf(first) >= leastMark
    ? stripOf([second, ...others])
    : null;
};

export const isLegible = (strip: TextStrip): boolean => heightOf(strip) >= 5 && widthOf(strip) >= 3;
