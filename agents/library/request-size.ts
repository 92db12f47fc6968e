/** Answers after which more texts are tried at once; twice as many after each time that they were too many again. */
const firstPatience = 4;
const mostPatience = 512;

/** How many texts are sent at once, as a model's answers teach it. */
export interface RequestSize {
  readonly now: () => number;
  readonly answered: (texts: number) => void;
  /** So many were refused, or took too long. */
  readonly tooMany: (texts: number) => void;
  /** It was not their number: one of them is refused alone, too. */
  readonly wasOfText: () => void;
}

/**
 * Begins with `most` and halves what is too much. A model that takes 32 would refuse every second request if the size
 * were doubled at once, and one that was slow for a moment would stay slow if it never were.
 */
export const createRequestSize = (most: number): RequestSize => {
  let size = most;
  let answers = 0;
  let patience = firstPatience;
  /** The size before the refusals that are not told apart yet. */
  let before: number | null = null;
  return {
    now: () => size,
    answered: (texts) => {
      before = null;
      if (texts < size || size === most) return;
      answers += 1;
      if (answers < patience) return;
      answers = 0;
      size = Math.min(most, size * 2);
    },
    tooMany: (texts) => {
      if (before === null) patience = Math.min(mostPatience, patience * 2);
      before ??= size;
      answers = 0;
      size = Math.ceil(texts / 2);
    },
    wasOfText: () => {
      if (before === null) return;
      size = before;
      before = null;
      patience = Math.max(firstPatience, patience / 2);
    },
  };
};
