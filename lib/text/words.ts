/**
 * A word is a run of letters, with the marks that stand on them, and digits; all other signs part words. A mark alone, such
 * as what makes an emoji of a sign, is none.
 */
const word = /(?:\p{L}\p{M}*|\p{N})+/gu;

/** The words of a text as they stand. */
export const plainWords = (text: string): string[] => text.match(word) ?? [];

/** The words of a text as texts are compared by: in small letters, with one form for each sign, and with "е" for "ё". */
export const foldedWords = (text: string): string[] =>
  plainWords(text.normalize("NFKC").toLowerCase().replaceAll("ё", "е"));

/** The share of words that two sentences have in common, of those of the longer one: from 0 to 1. */
export const wordLikeness = (one: readonly string[], other: readonly string[]): number => {
  const [own, theirs] = [new Set(one), new Set(other)];
  const common = [...own].filter((word) => theirs.has(word)).length;
  return common / Math.max(1, own.size, theirs.size);
};
