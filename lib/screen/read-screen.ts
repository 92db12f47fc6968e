import type { PictureReader, RecognisedLine, RecognisedText } from "#lib/pictures/read-text.ts";
import {
  commonArea,
  type PixelBox,
  type ScreenBox,
  toFractions,
} from "#lib/schemas/located-control.ts";
import { AppError } from "../errors.ts";
import { type Blob, edgeMap, type GreyPicture, greyPicture } from "./find-blobs.ts";
import { findCanvases } from "./find-canvases.ts";
import { findCells } from "./find-cells.ts";
import {
  faintFrames,
  filledFrames,
  findIcons,
  flatParts,
  type ScreenShape,
  shapeOf,
  shapeOfText,
} from "./find-shapes.ts";
import { unreadMarks } from "./locate-control.ts";
import { readStrips } from "./read-strips.ts";
import { isWord, unsureWord } from "./screen-label.ts";
import {
  apartFromTools,
  heightOf,
  isLegible,
  type TextStrip,
  textBlobs,
  textStrips,
  usualHeight,
  withoutIcon,
} from "./text-blobs.ts";

/** Least differences of neighbouring pixels that are edges, of 255. */
interface EdgeSteps {
  /** Of letters: shades and gradients have less. */
  readonly letter: number;
  /** Of the sides of fields; letters would run together here. */
  readonly frame: number;
}

/**
 * Words in grey on grey differ by 60 and more, small ones by half of that at their thin strokes; shades and gradients by
 * less than ten. The sides of fields are drawn as faintly as dark grey in a darker one.
 */
const clean: EdgeSteps = { letter: 22, frame: 5 };
/** Artefacts of JPEG around letters join them. Measured at qualities of 60 and 75: 7 more of 100 places are hit. */
const hazy: EdgeSteps = { letter: 36, frame: 12 };

/** Steps of more are sharp, of less than the other none, of 255. */
const sharpStep = 16;
const softStep = 2;
/** In pixels: JPEG takes a picture apart in blocks of this size, so that no artefact is farther from what caused it. */
const artefactReach = 8;

/** Of the sharp steps; screens as they are drawn have 0.1 to 0.4, scaled ones up to 0.7, JPEG at a quality of 60 from 0.8 on. */
const leastArtefact = 0.7;

/**
 * What is an edge in this picture, by how many soft steps stand around its sharp ones. Those of photographs and gradients
 * are farther away and say nothing of the letters.
 */
export const edgeSteps = ({ width, height, pixels }: GreyPicture): EdgeSteps => {
  let soft = 0;
  let sharp = 0;
  for (let y = 0; y < height; y += 2) {
    const row = countSteps(pixels.subarray(y * width, (y + 1) * width));
    soft += row.soft;
    sharp += row.sharp;
  }
  return soft > leastArtefact * sharp ? hazy : clean;
};

/** The sharp steps of a row, and the soft ones near them. */
const countSteps = (row: Uint8Array): { soft: number; sharp: number } => {
  let soft = 0;
  let sharp = 0;
  let lastSharp = Number.NEGATIVE_INFINITY;
  /** Soft ones that are near only if a sharp one follows. */
  let open: number[] = [];
  for (let x = 1; x < row.length; x++) {
    const step = Math.abs((row[x] as number) - (row[x - 1] as number));
    if (step > sharpStep) {
      sharp++;
      soft += open.filter((at) => x - at <= artefactReach).length;
      open = [];
      lastSharp = x;
    } else if (step > softStep) {
      if (x - lastSharp <= artefactReach) soft++;
      else open.push(x);
    }
  }
  return { soft, sharp };
};

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
  const { strips, shapes, small } = takeApart(grey);
  const lines = await readTwice(reader, grey, strips, signal);
  const icons = unread(small, lines).map((box) => ({ kind: "icon" as const, box }));
  return { width: grey.width, height: grey.height, shapes: [...shapes, ...icons], lines };
};

/** In heights of letters, and of its shorter side. */
const leastSign = 1.05;
const largeSign = 1.4;
const widestSign = 1.7;

/** Whether a part of a line is higher than letters and about as wide as high: a row of such is one of icons, not a word. */
const isSign = ({ width, height }: PixelBox, letter: number): boolean =>
  Math.min(width, height) >= leastSign * letter &&
  Math.max(width, height) <= widestSign * Math.min(width, height);

/** Where a screen can be pressed, as far as pixels say so: at once, and without a name. @throws Error when it cannot be decoded */
export const findMarks = async (picture: { readonly bytes: Uint8Array }): Promise<ScreenBox[]> => {
  const grey = await greyPicture(picture.bytes);
  const { strips, shapes, small, letter } = takeApart(grey);
  const lines = strips.map(boxOfStrip);
  const texts = lines.filter((line) => {
    const parts = small.filter((part) => commonArea(part, line) >= 0.5 * part.width * part.height);
    return parts.length === 0 || !parts.every((part) => isSign(part, letter));
  });
  const large = small.filter(({ width, height }) => Math.min(width, height) >= largeSign * letter);
  const icons = [...large, ...apartFrom(small, texts)].map((box) => ({
    ...{ kind: "icon" as const, box },
  }));
  return unreadMarks(texts, [...shapes, ...icons]).flatMap((box) => toFractions(box, grey) ?? []);
};

const boxOfStrip = ({ left, top, right, bottom }: TextStrip): PixelBox => ({
  ...{ x: left, y: top, width: right - left, height: bottom - top },
});

/** An icon of the height of a name spoils the name; where a reader is unsure, it is asked again without the icon. */
const readTwice = async (
  reader: Pick<PictureReader, "readPrint">,
  grey: GreyPicture,
  strips: readonly TextStrip[],
  signal?: AbortSignal,
): Promise<RecognisedLine[]> => {
  const lines = await readStrips(reader, grey, strips, signal);
  const doubtful = strips.flatMap((strip) => {
    const bare = sureness(lines.get(strip)) < unsureWord ? withoutIcon(strip) : null;
    return bare ? [{ strip, bare }] : [];
  });
  const again = doubtful.map(({ bare }) => bare);
  const second = await readAgain(reader, grey, again, signal);
  for (const { strip, bare } of doubtful) {
    const line = second.get(bare);
    if (line && sureness(line) > sureness(lines.get(strip))) lines.set(strip, line);
  }
  return [...lines.values()];
};

/** A second reading that fails takes nothing from the first. @throws AppError as the reader does, but ocr_failed */
const readAgain: typeof readStrips = async (reader, grey, strips, signal) => {
  try {
    return await readStrips(reader, grey, strips, signal);
  } catch (error) {
    if (error instanceof AppError && error.code === "ocr_failed") return new Map();
    throw error;
  }
};

/** Of the least sure word. */
const sureness = (line: RecognisedLine | undefined): number =>
  Math.min(...(line?.words.map(({ confidence }) => confidence) ?? [0]));

/** Where text is, and what is drawn beside it. A checkbox is no letter of its label. */
const takeApart = (
  grey: GreyPicture,
): { strips: TextStrip[]; shapes: ScreenShape[]; small: PixelBox[]; letter: number } => {
  const steps = edgeSteps(grey);
  const mask = edgeMap(grey, steps.letter);
  const { text: found, other, bare } = textBlobs(mask);
  const { tools, rest: text } = apartFromTools(found);
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
  const flat = flatParts(faintEdges);
  shapes.push(...filledFrames(flat, letter, shapes));
  shapes.push(
    ...findCells(flat.blobs, grey, letter).map((box) => ({ kind: "icon" as const, box })),
  );
  shapes.push(...findCanvases(faintEdges, grey).map((box) => ({ kind: "canvas" as const, box })));
  const small = findIcons([...found, ...other, ...bare], letter, tools);
  return { strips: textStrips(letters).filter(isLegible), shapes, small, letter };
};

/** The boxes in which nothing was read. */
const unread = (boxes: readonly PixelBox[], lines: readonly RecognisedLine[]): PixelBox[] =>
  apartFrom(
    boxes,
    lines.flatMap(({ words }) => words.filter(isWord).map(({ box }) => box)),
  );

/** The boxes that are no part of a text. */
const apartFrom = (boxes: readonly PixelBox[], texts: readonly PixelBox[]): PixelBox[] =>
  boxes.filter((one) => !texts.some((box) => commonArea(box, one) >= 0.5 * one.width * one.height));

/** Of its height; to their names checkboxes keep 0.15 and more, letters of a word stand closer or run into one another. */
const nearest = 0.12;
/** Words of one letter stand between others, checkboxes in front of them. */
const nearestWord = 0.6;

/** In pixels: letters of a word stand on one line, a box is higher and lower than the name beside it. */
const boxRim = 2;

/** Whether other letters are so near that a B is no checkbox. */
const hasNeighbour = (blob: Blob, others: readonly Blob[]): boolean => {
  const height = heightOf(blob);
  const row = others.filter(
    (other) =>
      other !== blob &&
      other.bottom > blob.top &&
      other.top < blob.bottom &&
      (other.bottom > blob.bottom - boxRim || other.top < blob.top + boxRim) &&
      heightOf(other) > nearest * height &&
      other.left < blob.right + nearestWord * height &&
      other.right > blob.left - nearestWord * height,
  );
  const gaps = row.map(({ left, right }) => Math.max(left - blob.right, blob.left - right));
  const isBetween =
    row.some(({ right }) => right <= blob.left) && row.some(({ left }) => left >= blob.right);
  return isBetween || gaps.some((gap) => gap < nearest * height);
};
