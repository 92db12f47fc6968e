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

/** Readers make something of icons, too, and are unsure of it, or it is too wide for so few letters. */
const leastRead = 50;
const widestLetter = 1;

/** Whether what was read is a word, and no picture that was taken for one. */
export const isWord = ({
  text,
  box,
  confidence,
}: Pick<ScreenWord, "text" | "box" | "confidence">) =>
  confidence >= leastRead &&
  /[\p{L}\p{N}]/u.test(text) &&
  box.width <= Math.max(2, text.length) * widestLetter * box.height;

export const screenWords = ({ lines }: RecognisedText): ScreenWord[] =>
  lines.flatMap(({ words }, line) => words.map((word) => ({ ...word, line })));
