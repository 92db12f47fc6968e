import type { PixelBox } from "./screen-box.ts";

/**
 * What is drawn on a screen beside its text: `frame` a rectangle with an edge all round (button, field, panel), `square`
 * and `circle` of about the size of a letter (checkbox, radio button), `switch` a small bar with round ends, `bar` a long
 * thin one (slider), `icon` anything small in which no words were read.
 */
export interface ScreenShape {
  readonly kind: "frame" | "square" | "circle" | "switch" | "bar" | "icon";
  /** In pixels of the picture. */
  readonly box: PixelBox;
}
