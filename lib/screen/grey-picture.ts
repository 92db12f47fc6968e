import sharp from "sharp";
import { oneAtATime } from "../pictures/one-at-a-time.ts";

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
