import type { GreyPicture } from "./grey-picture.ts";

/** One byte a pixel, 0 for none. */
export interface PixelMask {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

/**
 * Least difference of neighbours that is an edge, of 255. Words in grey on grey differ by 60 and more, small ones by half
 * of that at their thin strokes; shades and gradients by less than ten.
 */
const letterStep = 22;
/** The sides of fields are drawn so faintly, dark grey in a darker one; letters would run together here. */
export const frameStep = 5;

/** Both pixels of each step in brightness. Interfaces are flat, so that this is their letters and frames. */
export const edgeMap = (
  { width, height, pixels }: GreyPicture,
  leastStep = letterStep,
): PixelMask => {
  const on = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const here = row + x;
      const value = pixels[here] as number;
      if (x + 1 < width && Math.abs((pixels[here + 1] as number) - value) > leastStep) {
        on[here] = 1;
        on[here + 1] = 1;
      }
      if (y + 1 < height && Math.abs((pixels[here + width] as number) - value) > leastStep) {
        on[here] = 1;
        on[here + width] = 1;
      }
    }
  }
  return { width, height, on };
};
