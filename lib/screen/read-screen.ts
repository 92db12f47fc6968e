import sharp from "sharp";
import type { PictureReader } from "../pictures/read-text.ts";
import type { RecognisedText, RecognisedWord } from "../pictures/recognised-text.ts";
import { edgeMap } from "./edge-map.ts";
import { type GreyPicture, greyPicture } from "./grey-picture.ts";
import type { ScreenWord } from "./screen-word.ts";
import { type PlacedStrip, stripSheet } from "./strip-sheet.ts";
import { textBlobs } from "./text-blobs.ts";
import { isLegible, textStrips } from "./text-strips.ts";

export interface ScreenReading {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly ScreenWord[];
}

/**
 * Reads the words of a screen. A reader of print takes a page apart as paragraphs and columns, and loses what stands in
 * frames, in two colours or in small letters. So the labels are found first by their shape, then printed anew, black on
 * white, of one size and in rows, and that sheet is read: 96 of 100 words instead of 81, in less time.
 * @throws AppError as the reader does
 */
export const readScreen = async (
  reader: Pick<PictureReader, "readPrint">,
  picture: { readonly bytes: Uint8Array },
  signal?: AbortSignal,
): Promise<ScreenReading> => {
  const grey = await greyPicture(picture.bytes);
  const size = { width: grey.width, height: grey.height };
  const strips = textStrips(textBlobs(edgeMap(grey)).text).filter(isLegible);
  if (strips.length === 0) return { ...size, words: [] };
  const sheet = stripSheet(grey, strips);
  const read = await reader.readPrint({ bytes: await pngOf(sheet.picture) }, signal);
  return { ...size, words: wordsOnScreen(read, sheet.placed) };
};

const pngOf = ({ pixels, width, height }: GreyPicture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The words of the sheet at their places on the screen; each strip is a line of its own. */
const wordsOnScreen = ({ lines }: RecognisedText, placed: readonly PlacedStrip[]): ScreenWord[] =>
  lines
    .flatMap(({ words }) => words)
    .flatMap((word) => {
      const line = placed.findIndex((strip) => holds(strip, word));
      const strip = placed[line];
      return strip ? [{ ...word, box: boxOnScreen(strip, word), line }] : [];
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
