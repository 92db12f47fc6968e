import sharp from "sharp";
import type { PictureReader } from "../pictures/read-text.ts";
import type {
  RecognisedLine,
  RecognisedText,
  RecognisedWord,
} from "../pictures/recognised-text.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { type PlacedStrip, stripSheet } from "./strip-sheet.ts";
import type { TextStrip } from "./text-strips.ts";

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
