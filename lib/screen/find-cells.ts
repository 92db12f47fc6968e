import type { PixelBox } from "#lib/schemas/located-control.ts";
import { type Blob, DisjointSets, type GreyPicture } from "./find-blobs.ts";
import { heightOf, widthOf } from "./text-blobs.ts";

/** In pixels where letters have the usual height of a screen of single density. */
const smallest = 6;
const largest = 58;
const usualLetter = 11;
/** Beside their numbers colours are drawn as bars. */
const mostSlender = 3.2;
/** A patch of one colour fills its box; with round corners a little less. */
const leastFilled = 0.9;
/** In pixels: both sides of a step are edges, and between two cells there may be a line or a gap. */
const farthestCell = 8;
/** In pixels: cells of one grid differ by as much, as widths are shared out among columns. */
const sameSize = 2;
/** Fewer are the parts of an icon or a diagram. */
const leastCells = 6;
/** Cells of a table or a chequered ground have one or two. */
const leastShades = 4;
/** Of 255. */
const shadeStep = 8;
/** A photograph in few colours has so many patches, and no screen as many numbers. */
const mostPatches = 2_000;

/**
 * The cells of palettes: patches of one colour each, of one size, beside and under one another. Nothing is drawn in them,
 * so that they are no icons.
 * @param flat what hangs together without an edge in it
 */
export const findCells = (
  flat: readonly Blob[],
  { width, pixels }: GreyPicture,
  letter: number,
): PixelBox[] => {
  const scale = Math.max(1, letter / usualLetter);
  const patches = flat.filter((blob) => isPatch(blob, scale));
  if (patches.length > mostPatches) return [];
  const sets = new DisjointSets();
  for (const [index, one] of patches.entries()) {
    for (let next = index + 1; next < patches.length; next++) {
      if (areNeighbours(one, patches[next] as Blob, farthestCell * scale)) sets.join(index, next);
    }
  }
  const shadeOf = ({ left, top, right, bottom }: Blob): number =>
    Math.floor(
      (pixels[((top + bottom) >> 1) * width + ((left + right) >> 1)] as number) / shadeStep,
    );
  return [...Map.groupBy(patches.keys(), (index) => sets.rootOf(index)).values()]
    .map((group) => group.map((index) => patches[index] as Blob))
    .filter(
      (group) => group.length >= leastCells && new Set(group.map(shadeOf)).size >= leastShades,
    )
    .flatMap((group) => group.map(withEdge));
};

const isPatch = (blob: Blob, scale: number): boolean => {
  const [width, height] = [widthOf(blob), heightOf(blob)];
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  return (
    shorter >= smallest * scale &&
    longer <= largest * scale &&
    longer <= mostSlender * shorter &&
    blob.ink >= leastFilled * width * height
  );
};

/** Whether one stands beside the other or under it, in the same row or column. */
const areNeighbours = (one: Blob, other: Blob, reach: number): boolean => {
  const isOfSize =
    Math.abs(widthOf(one) - widthOf(other)) <= sameSize &&
    Math.abs(heightOf(one) - heightOf(other)) <= sameSize;
  if (!isOfSize) return false;
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return (
    (Math.abs(one.top - other.top) <= sameSize && across >= 0 && across <= reach) ||
    (Math.abs(one.left - other.left) <= sameSize && down >= 0 && down <= reach)
  );
};

/** A cell with the inner side of its edge. */
const withEdge = (blob: Blob): PixelBox => ({
  ...{ x: blob.left - 1, y: blob.top - 1 },
  ...{ width: widthOf(blob) + 2, height: heightOf(blob) + 2 },
});
