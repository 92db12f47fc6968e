import { holds, sharesRow } from "./control-box.ts";
import type { PixelBox } from "./screen-box.ts";
import type { ScreenShape } from "./screen-shape.ts";

/**
 * How far a control is from the name of the place that it stands in, in pixels, as manuals mean it: a name heads what is
 * under it and right of it, and what is in its row; less often it stands under its group. A frame around the one and not
 * the other doubles the way.
 * @param letter the usual height of letters, in pixels
 */
export const placeDistance = (
  control: PixelBox,
  place: PixelBox,
  shapes: readonly ScreenShape[],
  letter: number,
): number => {
  const straight = straightDistance(control, place, letter);
  return isApart(control, place, shapes) ? 2 * straight + 20 * letter : straight;
};

const straightDistance = (control: PixelBox, place: PixelBox, letter: number): number => {
  const toRight = Math.max(0, control.x - place.x - place.width);
  const toLeft = Math.max(0, place.x - control.x - control.width);
  if (sharesRow(control, place)) return 0.3 * toRight + 0.5 * toLeft;
  const down = control.y - place.y - place.height;
  if (down >= -0.5 * letter) return Math.max(0, down) + 0.7 * toRight + 1.2 * toLeft;
  const centre = Math.abs(control.x + control.width / 2 - place.x - place.width / 2);
  // No control stands above the title of its dialog, however long the way down is.
  return 3 * Math.max(0, place.y - control.y - control.height) + centre + 80 * letter;
};

/** Whether the smallest frame around the place that is more than its own edge leaves the control out. */
const isApart = (control: PixelBox, place: PixelBox, shapes: readonly ScreenShape[]): boolean => {
  const around = shapes
    .filter(
      ({ kind, box }) => kind === "frame" && holds(box, place) && box.height > 4 * place.height,
    )
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  const frame = around[0];
  return frame !== undefined && !holds(frame.box, control);
};
