import type { GreyPicture } from "./grey-picture.ts";

/** Least differences of neighbouring pixels that are edges, of 255. */
export interface EdgeSteps {
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
/** JPEG surrounds letters with a haze that joins them. Measured at qualities of 60 and 75: 7 more of 100 places are hit. */
const hazy: EdgeSteps = { letter: 36, frame: 12 };

/** Steps of more are sharp, of less than the other none, of 255. */
const sharpStep = 16;
const softStep = 2;
/** In pixels: JPEG takes a picture apart in blocks of this size, so that no haze is farther from what it surrounds. */
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
