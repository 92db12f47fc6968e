/** A sentence of a text, what it should say, and the offset at which it stood when that was found. */
export interface SentenceFix {
  readonly original: string;
  readonly fixed: string;
  readonly at: number;
}

type Wording = "original" | "fixed";

/** The place of `words` that is nearest to an offset; null when they stand nowhere. */
const nearest = (text: string, words: string, offset: number): number | null => {
  const [before, behind] = [text.lastIndexOf(words, offset), text.indexOf(words, offset)];
  if (before < 0 || behind < 0) return before < 0 && behind < 0 ? null : Math.max(before, behind);
  return offset - before <= behind - offset ? before : behind;
};

/**
 * Which of its two wordings a sentence has now, and where; null when it has neither, because the text was changed there. Where
 * both begin at the same place, the shorter is only the beginning of the longer.
 */
export const wordingOf = (
  text: string,
  { original, fixed, at }: SentenceFix,
): { readonly wording: Wording; readonly start: number } | null => {
  const found = (["original", "fixed"] as const).flatMap((wording) => {
    const words = wording === "fixed" ? fixed : original;
    const start = nearest(text, words, at);
    return start === null ? [] : [{ wording, start, length: words.length }];
  });
  const [best] = found.toSorted(
    (a, b) => Math.abs(a.start - at) - Math.abs(b.start - at) || b.length - a.length,
  );
  return best ?? null;
};

/** The text in which these sentences have one of their wordings, and how many of them were not found in either. */
export const withWording = (
  text: string,
  fixes: readonly SentenceFix[],
  wording: Wording,
): { readonly text: string; readonly gone: number } => {
  let changed = text;
  let gone = 0;
  // From the end on, so that what stands before keeps its place.
  for (const fix of fixes.toSorted((a, b) => b.at - a.at)) {
    const now = wordingOf(changed, fix);
    if (now === null) gone += 1;
    else if (now.wording !== wording) {
      const end = now.start + fix[now.wording].length;
      changed = changed.slice(0, now.start) + fix[wording] + changed.slice(end);
    }
  }
  return { text: changed, gone };
};
