import type { ReadNote } from "#lib/notes/read-note.ts";

/** Characters of a note's prose: its sentences, list items, table rows and formulas. */
export interface ProseShare {
  readonly all: number;
  /** Of sentences that a checker was shown and answered. */
  readonly checked: number;
  /** The sentences that were not, by their numbers. */
  readonly missing: readonly number[];
}

/**
 * How much of a note's prose was checked. A sentence counts when its text stands in what an answered
 * request held, whatever the program says it has shown.
 * @param shown contents of the requests to the checker that were answered
 * @param unchecked numbers of the sentences that the program itself calls unchecked
 */
export const proseShare = (
  { sentences }: Pick<ReadNote, "sentences">,
  shown: readonly string[],
  unchecked: readonly number[],
): ProseShare => {
  const seen = shown.map(oneLine);
  const open = new Set(unchecked);
  const missing = sentences.filter(
    ({ number, text }) => open.has(number) || !seen.some((one) => one.includes(oneLine(text))),
  );
  const all = lengthOf(sentences);
  return { all, checked: all - lengthOf(missing), missing: missing.map(({ number }) => number) };
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

const lengthOf = (sentences: readonly { readonly text: string }[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length, 0);
