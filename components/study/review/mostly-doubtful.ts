import type { DoubtfulLine, NotePageView } from "#lib/schemas/study.ts";

/** One doubtful line of two may be a stain. */
const fewestDoubts = 2;

/**
 * Whether most of a page is a guess: text recognition reads print, and of handwriting it makes words that nobody wrote.
 * What the student has settled or typed since is none.
 */
export const isMostlyDoubtful = (
  { basis }: Pick<NotePageView, "basis">,
  { text, doubts }: { readonly text: string; readonly doubts: readonly DoubtfulLine[] },
): boolean => {
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  return basis === "ocr" && doubts.length >= fewestDoubts && doubts.length * 2 > lines;
};
