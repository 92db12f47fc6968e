import type { LocatedControl } from "#lib/screen/located-control.ts";
import { type PixelBox, toPixels } from "#lib/screen/screen-box.ts";
import type { ScreenCase } from "./screen-case.ts";

export interface Outcome {
  readonly kind: string;
  /** A place for what is not there is as wrong as another place for what is. */
  readonly result: "hit" | "wrong" | "not found";
  readonly located: LocatedControl;
}

/** What becomes of a target: its true box holds the centre of the found one, or both say that there is none. */
export const judge = ({ box, image, kind }: ScreenCase, located: LocatedControl): Outcome => {
  const result = { kind: kind ?? "any", located };
  if (located.box === null) return { ...result, result: box === null ? "hit" : "not found" };
  const found = toPixels(located.box, image);
  const holds =
    box !== null && isInside(found.x + found.width / 2, found.y + found.height / 2, box);
  return { ...result, result: holds ? "hit" : "wrong" };
};

const isInside = (x: number, y: number, box: PixelBox): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
