import {
  type LocatedControl,
  type PixelBox,
  type ScreenBox,
  toPixels,
} from "#lib/schemas/located-control.ts";
import type { ScreenCase } from "./screen-case.ts";

export interface Outcome {
  readonly kind: string;
  /** A place for what is not there is as wrong as another place for what is. */
  readonly result: "hit" | "wrong" | "not found";
  /** Whether one of the candidates is the control, so that a model could choose it; null when the screen has none. */
  readonly offered: boolean | null;
  /** The same of the places that are known before a word was read. */
  readonly marked: boolean | null;
  readonly located: LocatedControl;
}

/** What becomes of a target: its true box holds the centre of the found one, or both say that there is none. */
export const judge = (
  { box, image, kind }: ScreenCase,
  located: LocatedControl,
  marks: readonly ScreenBox[],
): Outcome => {
  const isControl = (place: ScreenBox): boolean => box !== null && holdsCentre(box, place, image);
  return {
    kind: kind ?? "any",
    located,
    marked: box && marks.some(isControl),
    offered: box && located.candidates.some((candidate) => isControl(candidate.box)),
    result: resultOf(box, located.box, isControl),
  };
};

const resultOf = (
  box: PixelBox | null,
  found: ScreenBox | null,
  isControl: (place: ScreenBox) => boolean,
): Outcome["result"] => {
  if (found === null) return box === null ? "hit" : "not found";
  return isControl(found) ? "hit" : "wrong";
};

const holdsCentre = (box: PixelBox, place: ScreenBox, image: ScreenCase["image"]): boolean => {
  const { x, y, width, height } = toPixels(place, image);
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return (
    centreX >= box.x &&
    centreX <= box.x + box.width &&
    centreY >= box.y &&
    centreY <= box.y + box.height
  );
};
