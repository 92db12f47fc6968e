import sharp from "sharp";
import { oneAtATime } from "./one-at-a-time.ts";

/** Below it letters of a page are so small that Tesseract guesses; it wants about 300 dots an inch. */
const smallEdge = 1_400;
const mostEnlarged = 2;

export interface PreparedPicture {
  readonly bytes: Uint8Array;
  /** Of the picture that was given, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How many pixels of the prepared picture one of the given has. */
  readonly scale: number;
}

/** A picture as Tesseract reads it best: grey, with the whole range from black to white, not too small. */
export const prepareForReading = (bytes: Uint8Array): Promise<PreparedPicture> =>
  oneAtATime(async () => {
    const { width, height } = await sharp(bytes).metadata();
    const scale = Math.min(mostEnlarged, Math.max(1, smallEdge / Math.max(width, height)));
    const picture = sharp(bytes).flatten({ background: "white" }).greyscale().normalise();
    const sized = scale > 1 ? picture.resize({ width: Math.round(width * scale) }) : picture;
    const prepared = await sized.png({ compressionLevel: 1 }).toBuffer();
    return { bytes: prepared, width, height, scale };
  });

/** A picture that needs nothing. */
export const asItIs = async (bytes: Uint8Array): Promise<PreparedPicture> => {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, scale: 1 };
};
