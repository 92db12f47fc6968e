import type { GreyPicture } from "./grey-picture.ts";
import type { InkedArea } from "./ink-of-strip.ts";

/**
 * A part of a picture in black on white, scaled with a bicubic kernel: a reader of print wants soft edges, and letters of
 * ten pixels have few.
 */
export const scaleStrip = (picture: GreyPicture, area: InkedArea, scale: number): GreyPicture => {
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
