import type { PixelMask } from "./edge-map.ts";
import { type Blob, findBlobs } from "./find-blobs.ts";

/** In pixels: the greatest letters of a heading on a screen of double density. */
const tallestText = 90;
/** Upright edges of so many times the usual height of text are sides of frames, and no stems of letters. */
const ruleRatio = 1.7;
/** In pixels: level edges from this length on are rules; the feet of touching letters make shorter ones. */
const leastRule = 40;
/** In pixels: what frames leave behind, ends of sides and round corners, is no letter. */
const leastLetter = 6;

export const widthOf = ({ left, right }: Pick<Blob, "left" | "right">): number => right - left;
export const heightOf = ({ top, bottom }: Pick<Blob, "top" | "bottom">): number => bottom - top;

/** Whether a blob may be a letter, or letters that touch. */
const isText = (mask: PixelMask, blob: Blob): boolean => {
  const width = widthOf(blob);
  const height = heightOf(blob);
  if (height < 2 || width < 2 || height > tallestText || width > height * 30) return false;
  if (height <= 4 && width > 14) return false;
  if (height <= 10 && width > 2 * height && isEdge(mask, blob)) return false;
  const density = blob.ink / (width * height);
  if (width > 20 && height > 14 && density < 0.28) return false;
  return width <= height * 4 || density >= 0.3;
};

/** In pixels: an edge with its soft sides is no thicker; words are. */
const thickestEdge = 4;

/** Whether a flat blob is the upper or lower edge of a frame: but for its ends it is one thin line. */
const isEdge = ({ width, on }: PixelMask, blob: Blob): boolean => {
  const end = Math.round(0.2 * widthOf(blob));
  let rows = 0;
  for (let y = blob.top; y < blob.bottom; y++) {
    const row = y * width;
    if (on.subarray(row + blob.left + end, row + blob.right - end).includes(1)) rows++;
  }
  return rows <= thickestEdge;
};

/**
 * Blobs that may be text, and the others: frames, icons, pictures. Text that touches a frame is found once the straight
 * edges are taken away; `bare` is all that is left then.
 */
export const textBlobs = (mask: PixelMask): { text: Blob[]; other: Blob[]; bare: Blob[] } => {
  const [text, other] = divide(mask, findBlobs(mask));
  const known = maskOf(text, mask);
  const upright = Math.max(16, ruleRatio * usualHeight(text));
  const rest = withoutRules(mask, upright);
  const bare = findBlobs(rest);
  for (const blob of bare) {
    const large = Math.min(widthOf(blob), heightOf(blob)) >= leastLetter;
    if (large && isText(rest, blob) && !isOn(known, blob)) text.push(blob);
  }
  return { text, other, bare };
};

/** Of letters with stems, in pixels; 12 where there are none. */
export const usualHeight = (blobs: readonly Blob[]): number => {
  const heights = blobs.map(heightOf).filter((height) => height >= leastLetter);
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length * 0.6)] ?? 12;
};

const divide = (mask: PixelMask, blobs: readonly Blob[]): [Blob[], Blob[]] => {
  const text: Blob[] = [];
  const other: Blob[] = [];
  for (const blob of blobs) (isText(mask, blob) ? text : other).push(blob);
  return [text, other];
};

const maskOf = (blobs: readonly Blob[], { width, height }: PixelMask): PixelMask => {
  const on = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of blobs) {
    for (let y = top; y < bottom; y++) on.fill(1, y * width + left, y * width + right);
  }
  return { width, height, on };
};

const isOn = ({ width, on }: PixelMask, { left, top, right, bottom }: Blob): boolean =>
  on[((top + bottom) >> 1) * width + ((left + right) >> 1)] !== 0;

/** The mask less all straight edges that are longer than letters have. */
const withoutRules = ({ width, height, on }: PixelMask, upright: number): PixelMask => {
  const rest = on.slice();
  const rows = { on, rest, step: 1, count: width, least: leastRule };
  for (let y = 0; y < height; y++) clearRuns(rows, y * width);
  const columns = { on, rest, step: width, count: height, least: upright };
  for (let x = 0; x < width; x++) clearRuns(columns, x);
  return { width, height, on: rest };
};

interface Lines {
  readonly on: Uint8Array;
  readonly rest: Uint8Array;
  /** From one pixel of a line to the next. */
  readonly step: number;
  readonly count: number;
  readonly least: number;
}

/** Clears the long runs of one row or column. */
const clearRuns = ({ on, rest, step, count, least }: Lines, start: number): void => {
  let length = 0;
  for (let index = 0; index <= count; index++) {
    const at = start + index * step;
    if (index < count && on[at] !== 0) {
      length++;
      continue;
    }
    for (let back = 1; length >= least && back <= length; back++) rest[at - back * step] = 0;
    length = 0;
  }
};
