import sharp from "sharp";
import { oneAtATime } from "#lib/pictures/encode-picture.ts";

/** Numbers that belong together; each is alone until it is joined. */
export class DisjointSets {
  private readonly parents: number[] = [];

  /** The least number of the set. */
  rootOf(index: number): number {
    let at = index;
    for (;;) {
      const parent = this.parents[at] ?? at;
      if (parent === at) return at;
      const grand = this.parents[parent] ?? parent;
      this.parents[at] = grand;
      at = grand;
    }
  }

  join(one: number, other: number): void {
    const a = this.rootOf(one);
    const b = this.rootOf(other);
    if (a !== b) this.parents[Math.max(a, b)] = Math.min(a, b);
  }
}

/** Brightness, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A decoded picture takes a byte a pixel. @throws Error when it cannot be decoded */
export const greyPicture = (bytes: Uint8Array): Promise<GreyPicture> =>
  oneAtATime(async () => {
    const { data, info } = await sharp(bytes)
      .flatten({ background: "white" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  });

/** One byte a pixel, 0 for none. */
export interface PixelMask {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

/**
 * Both pixels of each step in brightness. Interfaces are flat, so that this is their letters and frames.
 * @param leastStep one of `edgeSteps`
 */
export const edgeMap = ({ width, height, pixels }: GreyPicture, leastStep: number): PixelMask => {
  const on = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const here = row + x;
      const value = pixels[here] as number;
      if (x + 1 < width && Math.abs((pixels[here + 1] as number) - value) > leastStep) {
        on[here] = 1;
        on[here + 1] = 1;
      }
      if (y + 1 < height && Math.abs((pixels[here + width] as number) - value) > leastStep) {
        on[here] = 1;
        on[here + width] = 1;
      }
    }
  }
  return { width, height, on };
};

/** Pixels that hang together, corners included. `right` and `bottom` are the first without. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How many pixels are on. */
  readonly ink: number;
}

/** Part of a row that is on. */
interface Run {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** The blobs of a mask, each pixel looked at once. */
export const findBlobs = (mask: PixelMask): Blob[] => {
  const runs: Run[] = [];
  const sets = new DisjointSets();
  let above = 0;
  for (let y = 0; y < mask.height; y++) {
    const first = runs.length;
    addRuns(runs, mask, y);
    joinRows(runs, sets, above, first);
    above = first;
  }
  return boundsOf(runs, sets);
};

const addRuns = (runs: Run[], { width, on }: PixelMask, y: number): void => {
  const row = y * width;
  for (let x = 0; x < width; x++) {
    if (on[row + x] === 0) continue;
    let right = x + 1;
    while (right < width && on[row + right] !== 0) right++;
    runs.push({ left: x, right, y });
    x = right;
  }
};

/** Joins the runs from `first` on with those of the row above, which begin at `above`. */
const joinRows = (runs: readonly Run[], sets: DisjointSets, above: number, first: number): void => {
  let upper = above;
  for (let index = first; index < runs.length; index++) {
    const { left, right } = runs[index] as Run;
    while (upper < first && (runs[upper] as Run).right < left) upper++;
    for (let other = upper; other < first && (runs[other] as Run).left <= right; other++) {
      sets.join(other, index);
    }
  }
};

const boundsOf = (runs: readonly Run[], sets: DisjointSets): Blob[] => {
  const blobs = new Map<number, { -readonly [side in keyof Blob]: Blob[side] }>();
  runs.forEach(({ left, right, y }, index) => {
    const root = sets.rootOf(index);
    const blob = blobs.get(root);
    const ink = right - left;
    if (!blob) {
      blobs.set(root, { left, right, top: y, bottom: y + 1, ink });
      return;
    }
    blob.left = Math.min(blob.left, left);
    blob.right = Math.max(blob.right, right);
    blob.bottom = y + 1;
    blob.ink += ink;
  });
  return [...blobs.values()];
};
