import type { RecognisedWord } from "./recognised-text.ts";

/**
 * Confidence, of 100, under which a line as a whole and one word of it are doubtful. On printed pages in three fonts,
 * blurred and noisy, in both languages, they mark 75 of 100 misread lines and 13 of 100 right ones
 * (`npm run eval:reading`). A mark on a right line costs a glance, a misread line without one may cost more.
 */
const sureLine = 92;
const sureWord = 80;

/** Why a line is doubtful, and the words that make it so; `because` is null when it is not. */
export interface Doubts {
  readonly because: "unsure" | "odd" | null;
  readonly words: readonly string[];
}

/** Whether a line was probably misread: by what the reader says of itself, and by words that no language has. */
export const doubtfulWords = (words: readonly RecognisedWord[]): Doubts => {
  const unsure = words.filter(({ confidence }) => confidence < sureWord).map(({ text }) => text);
  if (unsure.length > 0 || mean(words) < sureLine) {
    const [weakest] = [...words].sort((a, b) => a.confidence - b.confidence);
    return { because: "unsure", words: unsure.length > 0 ? unsure : [weakest?.text ?? ""] };
  }
  const odd = words.map(({ text }) => text).filter(isOdd);
  return odd.length > 0 ? { because: "odd", words: odd } : { because: null, words: [] };
};

/** Longer words count more: each letter was read. */
const mean = (words: readonly RecognisedWord[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
};

const twoScripts = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
const digitInside = /\p{Ll}\d\p{Ll}/u;
const capitalInside = /^\P{L}*\p{Ll}{2,}\p{Lu}\p{Ll}*\P{L}*$/u;
const strangeSigns = /[|¦~^_{}\\©®§¥£¢¬]/u;

const isOdd = (word: string): boolean =>
  [twoScripts, digitInside, capitalInside, strangeSigns].some((pattern) => pattern.test(word));
