import type { GreyPicture } from "./grey-picture.ts";
import { inkOfStrip } from "./ink-of-strip.ts";
import { scaleStrip } from "./scale-strip.ts";
import { heightOf } from "./text-blobs.ts";
import type { TextStrip } from "./text-strips.ts";

/** Where on a sheet a strip is. */
export interface PlacedStrip {
  readonly strip: TextStrip;
  /** Of the strip's picture on the sheet, in pixels of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many pixels of the sheet one of the screen has. */
  readonly scale: number;
  /** The screen's pixel that `x` and `y` show. */
  readonly left: number;
  readonly top: number;
}

/** The strips of a screen, black on white and of one size, in rows like lines of print. */
export interface StripSheet {
  readonly picture: GreyPicture;
  readonly placed: readonly PlacedStrip[];
}

/** All in pixels of the sheet. Measured: at 26 and at 40 for the letters as many words are read as at 32. */
const letterHeight = 32;
const rowWidth = 1_400;
/** Less, and the reader takes two labels for one line; at 60 three in 100 words are lost. */
const gap = 90;
const rowGap = 18;
const margin = 20;
const mostEnlarged = 6;

interface Piece {
  readonly strip: TextStrip;
  readonly scale: number;
  readonly picture: GreyPicture;
  readonly left: number;
  readonly top: number;
}

interface Row {
  readonly pieces: Piece[];
  width: number;
  height: number;
}

export const stripSheet = (screen: GreyPicture, strips: readonly TextStrip[]): StripSheet => {
  const usual = usualHeight(strips);
  const rows: Row[] = [];
  for (const strip of strips) {
    const area = inkOfStrip(screen, strip);
    // A word without tall letters is lower, and must not become larger for it.
    const scale = Math.min(mostEnlarged, letterHeight / Math.max(heightOf(strip), 0.85 * usual));
    const picture = scaleStrip(screen, area, scale);
    addTo(rows, { strip, scale, picture, left: area.left, top: area.top });
  }
  return compose(rows);
};

const usualHeight = (strips: readonly TextStrip[]): number => {
  const heights = strips
    .map(heightOf)
    .filter((height) => height >= 7)
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.6)] ?? 12;
};

const addTo = (rows: Row[], piece: Piece): void => {
  const { width, height } = piece.picture;
  const last = rows.at(-1);
  if (last && last.width + gap + width <= rowWidth) {
    last.pieces.push(piece);
    last.width += gap + width;
    last.height = Math.max(last.height, height);
  } else rows.push({ pieces: [piece], width, height });
};

const compose = (rows: readonly Row[]): StripSheet => {
  const width = Math.max(0, ...rows.map((row) => row.width)) + 2 * margin;
  const height = rows.reduce((sum, row) => sum + row.height + rowGap, 2 * margin);
  const pixels = new Uint8Array(width * height).fill(255);
  const placed: PlacedStrip[] = [];
  let top = margin;
  for (const row of rows) {
    let x = margin;
    for (const { picture, ...piece } of row.pieces) {
      const y = top + ((row.height - picture.height) >> 1);
      for (let line = 0; line < picture.height; line++) {
        const from = line * picture.width;
        pixels.set(picture.pixels.subarray(from, from + picture.width), (y + line) * width + x);
      }
      placed.push({ ...piece, x, y, width: picture.width, height: picture.height });
      x += picture.width + gap;
    }
    top += row.height + rowGap;
  }
  return { picture: { width, height, pixels }, placed };
};
