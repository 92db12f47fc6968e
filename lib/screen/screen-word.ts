import type { RecognisedText } from "../pictures/recognised-text.ts";
import type { PixelBox } from "./screen-box.ts";

/** A word read from a screen. */
export interface ScreenWord {
  readonly text: string;
  /** In pixels of the picture. */
  readonly box: PixelBox;
  /** 0 to 100, as the reader says. */
  readonly confidence: number;
  /** Words of one line of text, as the reader saw them, have the same number. */
  readonly line: number;
}

/** Readers are unsure of words with less, 0 to 100: of those that they read right two in 100 have less. */
export const unsureWord = 75;

export const screenWords = ({ lines }: RecognisedText): ScreenWord[] =>
  lines.flatMap(({ words }, line) => words.map((word) => ({ ...word, line })));
