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

/** Of the sharp steps; screens as they are drawn have 0.2 to 0.4, scaled ones up to 0.8, JPEG at a quality of 75 from 0.9 on. */
const leastHaze = 0.8;

/** What is an edge in this picture, by how many soft steps it has for its sharp ones. */
export const edgeSteps = ({ width, height, pixels }: GreyPicture): EdgeSteps => {
  let soft = 0;
  let sharp = 0;
  for (let y = 0; y < height; y += 2) {
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const step = Math.abs((pixels[at] as number) - (pixels[at - 1] as number));
      if (step > 16) sharp++;
      else if (step > 2) soft++;
    }
  }
  return soft > leastHaze * sharp ? hazy : clean;
};
