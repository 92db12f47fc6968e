import { type Blob, DisjointSets, findBlobs, type PixelMask } from "./find-blobs.ts";

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

/** In pixels: letters of a heading are as large, but no five of them are of one size. */
const leastTool = 24;
const leastTools = 5;
/** More are a pattern. */
const mostTools = 300;

/**
 * The buttons of a toolbar among what may be letters by themselves: where their pictures touch their edges, they look like
 * a line of large letters, squares of one size. `rest` is without them and the pictures in them.
 */
export const apartFromTools = (
  blobs: readonly Blob[],
): { readonly tools: readonly Blob[]; readonly rest: readonly Blob[] } => {
  const large = blobs.filter(
    (blob) => Math.min(widthOf(blob), heightOf(blob)) >= leastTool && isSquarish(blob),
  );
  const tools = [...Map.groupBy(large, (blob) => `${widthOf(blob)} ${heightOf(blob)}`).values()]
    .filter(({ length }) => length >= leastTools)
    .flat();
  if (tools.length === 0 || tools.length > mostTools) return { tools: [], rest: blobs };
  const isIn = (blob: Blob, { left, top, right, bottom }: Blob): boolean =>
    blob.left >= left && blob.top >= top && blob.right <= right && blob.bottom <= bottom;
  return { tools, rest: blobs.filter((blob) => !tools.some((tool) => isIn(blob, tool))) };
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
