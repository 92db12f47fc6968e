import { holds, sharesRow } from "./control-box.ts";
import type { PixelBox } from "./screen-box.ts";
import type { ScreenShape } from "./screen-shape.ts";

/**
 * How far a control is from the name of the place that it stands in, in pixels, as manuals mean it: a name heads what is
 * under it and right of it, and what is in its row. What is above it is so far that it is taken only where nothing of the
 * name is under it, as in a ribbon that has the names of its groups under them. A frame around the one and not the other
 * doubles the way.
 * @param frame `frameOfPlace`
 * @param letter the usual height of letters, in pixels
 */
export const placeDistance = (
  control: PixelBox,
  place: PixelBox,
  frame: PixelBox | null,
  letter: number,
): number => {
  const straight = straightDistance(control, place, letter);
  const isApart = frame !== null && !holds(frame, control);
  return isApart ? 2 * straight + 20 * letter : straight;
};

const straightDistance = (control: PixelBox, place: PixelBox, letter: number): number => {
  const toRight = Math.max(0, control.x - place.x - place.width);
  const toLeft = Math.max(0, place.x - control.x - control.width);
  if (sharesRow(control, place)) return 0.3 * toRight + 0.5 * toLeft;
  const down = control.y - place.y - place.height;
  if (down >= -0.5 * letter) return Math.max(0, down) + 0.7 * toRight + 1.2 * toLeft;
  const centre = Math.abs(control.x + control.width / 2 - place.x - place.width / 2);
  // The title of a dialog has nothing above it, however long the way down is. With 20 letters instead of 80 a "Help" of
  // the menus is taken for that of the dialog.
  return 3 * Math.max(0, place.y - control.y - control.height) + centre + 80 * letter;
};

/** The smallest frame around a place that is more than its own edge. */
export const frameOfPlace = (place: PixelBox, shapes: readonly ScreenShape[]): PixelBox | null =>
  shapes
    .filter(
      ({ kind, box }) => kind === "frame" && holds(box, place) && box.height > 4 * place.height,
    )
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.box ?? null;
