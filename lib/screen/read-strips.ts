import sharp from "sharp";
import type {
  PictureReader,
  RecognisedLine,
  RecognisedText,
  RecognisedWord,
} from "#lib/pictures/read-text.ts";
import type { GreyPicture } from "./find-blobs.ts";
import { heightOf, type TextStrip } from "./text-blobs.ts";

/** A part of a picture with the brightness of its ground and of its letters. */
export interface InkedArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly ground: number;
  readonly ink: number;
}

/** In pixels around the letters, so that their soft edges are in. */
const softEdge = 2;
/** So many of 100 pixels at either end are taken for noise. */
const noise = 1;

/** What is dark and what is light in a strip: its rim is the ground, and what differs most from that is the ink. */
export const inkOfStrip = (picture: GreyPicture, strip: TextStrip): InkedArea => {
  const area = {
    left: Math.max(0, strip.left - softEdge),
    top: Math.max(0, strip.top - softEdge),
    right: Math.min(picture.width, strip.right + softEdge),
    bottom: Math.min(picture.height, strip.bottom + softEdge),
  };
  const whole = new Uint32Array(256);
  const rim = new Uint32Array(256);
  for (let y = area.top; y < area.bottom; y++) {
    const edgeRow = y === area.top || y === area.bottom - 1;
    for (let x = area.left; x < area.right; x++) {
      const value = picture.pixels[y * picture.width + x] as number;
      whole[value] = (whole[value] as number) + 1;
      if (edgeRow || x === area.left || x === area.right - 1)
        rim[value] = (rim[value] as number) + 1;
    }
  }
  const ground = percentile(rim, 50);
  const darkest = percentile(whole, noise);
  const lightest = percentile(whole, 100 - noise);
  return { ...area, ground, ink: ground - darkest >= lightest - ground ? darkest : lightest };
};

const percentile = (histogram: Uint32Array, percent: number): number => {
  const wanted = (histogram.reduce((sum, count) => sum + count, 0) * percent) / 100;
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += histogram[value] as number;
    if (sum >= wanted) return value;
  }
  return 255;
};

/**
 * A part of a picture in black on white, scaled with a bicubic kernel: a reader of print wants soft edges, and letters of
 * ten pixels have few.
 */
const scaleStrip = (picture: GreyPicture, area: InkedArea, scale: number): GreyPicture => {
  const { left, top, right, bottom, ground, ink } = area;
  const depth = ink - ground || 1;
  const columns = kernelOf(left, right, scale);
  const rows = kernelOf(top, bottom, scale);
  const high = bottom - top;
  const wide = new Float32Array(columns.length * high);
  for (let y = 0; y < high; y++) {
    const row = (top + y) * picture.width;
    columns.forEach(({ places, weights }, x) => {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++) {
        const shade = ((picture.pixels[row + (places[tap] as number)] as number) - ground) / depth;
        sum += (weights[tap] as number) * Math.min(1, Math.max(0, shade));
      }
      wide[y * columns.length + x] = sum;
    });
  }
  const pixels = new Uint8Array(columns.length * rows.length);
  rows.forEach(({ places, weights }, y) => {
    for (let x = 0; x < columns.length; x++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++) {
        const from = ((places[tap] as number) - top) * columns.length + x;
        sum += (weights[tap] as number) * (wide[from] as number);
      }
      pixels[y * columns.length + x] = Math.round(255 * (1 - Math.min(1, Math.max(0, sum))));
    }
  });
  return { width: columns.length, height: rows.length, pixels };
};

/** For each pixel of the scaled side, the four of the given one that it is made of. */
const kernelOf = (from: number, to: number, scale: number) =>
  Array.from({ length: Math.max(1, Math.round((to - from) * scale)) }, (_, index) => {
    const at = (index + 0.5) / scale - 0.5 + from;
    const first = Math.floor(at) - 1;
    const taps = [first, first + 1, first + 2, first + 3];
    return {
      places: taps.map((place) => Math.min(to - 1, Math.max(from, place))),
      weights: taps.map((place) => cubic(Math.abs(at - place))),
    };
  });

/** Catmull and Rom's. */
const cubic = (distance: number): number => {
  if (distance < 1) return 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1;
  if (distance < 2) return -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2;
  return 0;
};

/** Where on a sheet a strip is. */
interface PlacedStrip {
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
interface StripSheet {
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

const stripSheet = (screen: GreyPicture, strips: readonly TextStrip[]): StripSheet => {
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

/**
 * What stands in strips of a screen, printed anew on one sheet; a strip in which nothing was read has no line.
 * @throws AppError as the reader does
 */
export const readStrips = async (
  reader: Pick<PictureReader, "readPrint">,
  screen: GreyPicture,
  strips: readonly TextStrip[],
  signal?: AbortSignal,
): Promise<Map<TextStrip, RecognisedLine>> => {
  if (strips.length === 0) return new Map();
  const sheet = stripSheet(screen, strips);
  const print = await reader.readPrint({ bytes: await pngOf(sheet.picture) }, signal);
  return linesOnScreen(print, sheet.placed);
};

const pngOf = ({ pixels, width, height }: GreyPicture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The words of the sheet at their places on the screen, those of a strip together. */
const linesOnScreen = (
  { lines }: RecognisedText,
  placed: readonly PlacedStrip[],
): Map<TextStrip, RecognisedLine> => {
  const words = lines.flatMap((line) => line.words);
  const byStrip = Map.groupBy(words, (word) => placed.find((strip) => holds(strip, word)));
  return new Map(
    [...byStrip].flatMap(([at, inside]) => (at ? [[at.strip, lineOf(at, inside)]] : [])),
  );
};

const lineOf = (at: PlacedStrip, words: readonly RecognisedWord[]): RecognisedLine => ({
  words: words.map((word) => ({ ...word, box: boxOnScreen(at, word) })),
  height: at.strip.bottom - at.strip.top,
  opensParagraph: true,
});

/** In pixels of the sheet: boxes of words are a little off. */
const slack = 9;

const holds = ({ x, y, width, height }: PlacedStrip, { box }: RecognisedWord): boolean => {
  const [wordX, wordY] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    wordX >= x - slack &&
    wordX <= x + width + slack &&
    wordY >= y - slack &&
    wordY <= y + height + slack
  );
};

const boxOnScreen = ({ strip, left, x, scale }: PlacedStrip, { box }: RecognisedWord) => ({
  x: left + (box.x - x) / scale,
  y: strip.top,
  width: box.width / scale,
  height: strip.bottom - strip.top,
});
