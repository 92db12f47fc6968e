/** A word that was read, its box in pixels of the picture. */
export interface RecognisedWord {
  readonly text: string;
  /** 0 to 100, as the reader says. */
  readonly confidence: number;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  /** From the top of its tallest letters to the foot of its lowest, in pixels; much the same in one size of letters. */
  readonly height: number;
  /** True for the first line of a paragraph. */
  readonly opensParagraph: boolean;
}

/** What was read from a picture, in reading order. */
export interface RecognisedText {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RecognisedLine[];
}
