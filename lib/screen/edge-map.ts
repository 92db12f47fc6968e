import type { GreyPicture } from "./grey-picture.ts";

/** One byte a pixel, 0 for none. */
export interface PixelMask {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

/**
 * Both pixels of each step in brightness. Interfaces are flat, so that this is their letters and frames.
 * @param leastStep one of `edgeSteps`
 */
export const edgeMap = ({ width, height, pixels }: GreyPicture, leastStep: number): PixelMask => {
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
