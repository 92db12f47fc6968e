import type { RecognisedText } from "../pictures/recognised-text.ts";
import { type ScreenWord, screenWords } from "./screen-word.ts";

/** Reads pictures; `createTextReader` makes one. */
interface Reader {
  readonly read: (
    picture: { readonly bytes: Uint8Array },
    signal?: AbortSignal,
  ) => Promise<RecognisedText>;
}

export interface ScreenReading {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly ScreenWord[];
}

/** @throws AppError as the reader does */
export const readScreen = async (
  reader: Reader,
  picture: { readonly bytes: Uint8Array },
  signal?: AbortSignal,
): Promise<ScreenReading> => {
  const read = await reader.read(picture, signal);
  return { width: read.width, height: read.height, words: screenWords(read) };
};
