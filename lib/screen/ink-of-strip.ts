import type { GreyPicture } from "./grey-picture.ts";
import type { TextStrip } from "./text-strips.ts";

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
const margin = 2;
/** So many of 100 pixels at either end are taken for noise. */
const noise = 1;

/** What is dark and what is light in a strip: its rim is the ground, and what differs most from that is the ink. */
export const inkOfStrip = (picture: GreyPicture, strip: TextStrip): InkedArea => {
  const area = {
    left: Math.max(0, strip.left - margin),
    top: Math.max(0, strip.top - margin),
    right: Math.min(picture.width, strip.right + margin),
    bottom: Math.min(picture.height, strip.bottom + margin),
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
