/** A run of text that stayed, or that is only in one of the two texts. */
export interface WordRun {
  readonly text: string;
  readonly changed: boolean;
}

/** Above this product of word counts the texts are shown whole; 250,000 cells take a few milliseconds. */
const maxCells = 250_000;

/**
 * Marks the words in which two texts differ, by their longest common subsequence of words.
 * The runs of `before` joined are `before`, and those of `after` are `after`.
 */
export const changedWords = (
  before: string,
  after: string,
): { before: WordRun[]; after: WordRun[] } => {
  const a = words(before);
  const b = words(after);
  if (a.length * b.length > maxCells) {
    return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  }
  const kept = commonPairs(a, b);
  return {
    before: runs(a, new Set(kept.map(([i]) => i))),
    after: runs(b, new Set(kept.map(([, j]) => j))),
  };
};

/** Each word with the white space after it. */
const words = (text: string): string[] => text.match(/^\s+|\S+\s*/gu) ?? [];

const same = (a: string | undefined, b: string | undefined): boolean => a?.trim() === b?.trim();

/** Indices of a longest common subsequence. */
const commonPairs = (a: readonly string[], b: readonly string[]): [number, number][] => {
  const width = b.length + 1;
  const length = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => length[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] = same(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same(a[i], b[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
};

/** Neighbours of one sort become one run. */
const runs = (all: readonly string[], kept: ReadonlySet<number>): WordRun[] => {
  const joined: { text: string; changed: boolean }[] = [];
  all.forEach((word, index) => {
    const changed = !kept.has(index);
    const last = joined.at(-1);
    if (last?.changed === changed) last.text += word;
    else joined.push({ text: word, changed });
  });
  return joined;
};
