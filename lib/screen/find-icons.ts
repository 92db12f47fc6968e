import { DisjointSets } from "./disjoint-sets.ts";
import type { Blob } from "./find-blobs.ts";
import type { PixelBox } from "./screen-box.ts";
import { heightOf, widthOf } from "./text-blobs.ts";
import { bandsOf } from "./text-strips.ts";

/** In pixels where letters have the usual height of a screen of single density; an icon with its soft edges. */
const smallest = 7;
const largest = 58;
const usualLetter = 11;
/** Parts of one icon are no farther from one another than this, icons of a row are. */
const farthestPart = 2;
/** A rule is no icon. */
const mostSlender = 3.2;

/** What is drawn in so small a place that it is an icon, a knob or an arrow; words too, as long as nothing was read. */
export const findIcons = (blobs: readonly Blob[], letter: number): PixelBox[] => {
  const scale = Math.max(1, letter / usualLetter);
  const small = blobs
    .filter((blob) => Math.max(widthOf(blob), heightOf(blob)) <= largest * scale)
    .toSorted((a, b) => a.left - b.left);
  const sets = new DisjointSets();
  for (const indices of bandsOf(small)) joinParts(small, indices, sets, farthestPart * scale);
  return [...Map.groupBy(small.keys(), (index) => sets.rootOf(index)).values()]
    .map((group) => boundsOf(group.map((index) => small[index] as Blob)))
    .filter((box) => isIconSized(box, scale));
};

const joinParts = (
  blobs: readonly Blob[],
  indices: readonly number[],
  sets: DisjointSets,
  reach: number,
): void => {
  for (const [position, index] of indices.entries()) {
    const blob = blobs[index] as Blob;
    for (let next = position + 1; next < indices.length; next++) {
      const at = indices[next] as number;
      const other = blobs[at] as Blob;
      if (other.left > blob.right + reach) break;
      if (other.top <= blob.bottom + reach && blob.top <= other.bottom + reach)
        sets.join(index, at);
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
