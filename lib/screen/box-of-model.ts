import type { ScreenBox } from "./screen-box.ts";

/** How far, of the frame, a box may hang over its edge: models round. */
const overhang = 0.02;
/** Less than a pixel of the largest screens is no box but a point. */
const leastSide = 0.0005;

/** A model's box, cut at the frame's edges; null when it is not on the screen, has no size or is no box at all. */
export const boxOfModel = (box: ScreenBox): ScreenBox | null => {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const sides = [box.x, box.y, right, bottom];
  if (!sides.every((side) => Number.isFinite(side) && side >= -overhang && side <= 1 + overhang)) {
    return null;
  }
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(1, right) - x;
  const height = Math.min(1, bottom) - y;
  return width >= leastSide && height >= leastSide ? { x, y, width, height } : null;
};
