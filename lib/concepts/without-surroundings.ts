import { contentWords } from "#lib/text/content-words.ts";
import type { TextSpan } from "#lib/text/text-span.ts";

/** What takes the place of the wrong words, or of the whole sentence, which was written anew; null for what is neither. */
type NewWords = { readonly of: "wrong" | "sentence"; readonly text: string } | null;

/**
 * What a model means by `right`: the words in the place of the wrong ones, or the sentence in an order or in words of its
 * own. Words that repeat a part of what stands around the wrong ones, and leave out the rest, are neither: put in, they
 * would double the text.
 */
export const newWords = (sentence: string, wrong: string, right: string): NewWords => {
  const text = withoutSurroundings(sentence, wrong, right);
  const inWrong = new Set(contentWords(wrong));
  const around = new Set(contentWords(sentence).filter((word) => !inWrong.has(word)));
  const again = (words: string) => new Set(contentWords(words).filter((word) => around.has(word)));
  const left = again(text).size;
  const saysAll = around.size >= 2 && again(right).size === around.size;
  if (left > 0 && saysAll && beginsAlike(sentence, right)) return { of: "sentence", text: right };
  const doubles = left >= mostAgain || (left >= 2 && again(right).size * 2 >= around.size);
  return doubles ? null : { of: "wrong", text };
};

/** So many words of those around the wrong ones nobody needs to name again. */
const mostAgain = 3;

/** Whether both begin with the same word, or with a capital. */
const beginsAlike = (sentence: string, right: string): boolean => {
  const [one = "", other = ""] = [sentence, right].map(
    (text) => /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? "",
  );
  return one === other || (/^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(other));
};

/**
 * The new words without those around the wrong ones: models that were asked for the words in their place write the
 * sentence to its end, or from its beginning, and it would stand there twice. What the wrong words repeat themselves is
 * left, and so is everything where they stand in the sentence several times or not at all.
 */
const withoutSurroundings = (sentence: string, wrong: string, right: string): string => {
  const [all, old, given] = [wordsOf(sentence), wordsOf(wrong), wordsOf(right)];
  const start = onlyPlace(all, old);
  if (start === null || given.length <= old.length) return right;
  const before = all.slice(0, start);
  const after = all.slice(start + old.length);
  const head = old[0]?.folded === given[0]?.folded ? 0 : repeated(before, given);
  const tail = old.at(-1)?.folded === given.at(-1)?.folded ? 0 : repeated(given, after);
  if (head + tail >= given.length) return right;
  const [first, last] = [all[start]?.start ?? 0, all[start + old.length - 1]?.end ?? 0];
  // Signs that the wrong words begin or end with stand in their place, not around it.
  const lead = wrong.slice(0, old[0]?.start);
  const trail = wrong.slice(old.at(-1)?.end);
  const isLead = sentence.slice(first - lead.length, first) === lead;
  const isTrail = sentence.startsWith(trail, last);
  const gapBefore = sentence.slice(before.at(-1)?.end, isLead ? first - lead.length : first);
  const gapAfter = sentence.slice(isTrail ? last + trail.length : last, after[0]?.start);
  const from = head > 0 ? endOf(right, given[head - 1], gapBefore) : 0;
  const to = tail > 0 ? startOf(right, given[given.length - tail], gapAfter) : right.length;
  return right.slice(from, to).trim();
};

interface PlacedWord extends TextSpan {
  readonly folded: string;
}

const wordsOf = (text: string): PlacedWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: word.toLowerCase(),
    ...{ start: index, end: index + word.length },
  }));

/** Longer wrong words are left as they are, so that hostile text costs no more. */
const mostWords = 100;

/** Where the words stand, if they stand once. */
const onlyPlace = (all: readonly PlacedWord[], words: readonly PlacedWord[]): number | null => {
  if (words.length === 0 || words.length > mostWords) return null;
  const [place, another] = all.flatMap((_, at) =>
    words.every(({ folded }, index) => all[at + index]?.folded === folded) ? [at] : [],
  );
  return place === undefined || another !== undefined ? null : place;
};

/** How many words at the end of the first text are those at the beginning of the second; one sign alone may be meant twice. */
const repeated = (ending: readonly PlacedWord[], beginning: readonly PlacedWord[]): number => {
  for (let count = Math.min(ending.length, beginning.length, mostWords); count > 0; count -= 1) {
    const first = ending.length - count;
    const isSame = beginning
      .slice(0, count)
      .every(({ folded }, index) => ending[first + index]?.folded === folded);
    if (isSame) return count > 1 || isWord(beginning[0]?.folded ?? "") ? count : 0;
  }
  return 0;
};

const isWord = (folded: string): boolean =>
  /^\p{L}{2,}$/u.test(folded) || contentWords(folded).length === 0;

/** Behind a repeated word and the signs that follow it in the sentence as well: a dash goes, a mark of what is new stays. */
const endOf = (right: string, word: PlacedWord | undefined, gap: string): number => {
  let end = word?.end ?? 0;
  for (const sign of gap) if (right[end] === sign) end += 1;
  return end;
};

const startOf = (right: string, word: PlacedWord | undefined, gap: string): number => {
  let start = word?.start ?? right.length;
  for (const sign of [...gap].reverse()) if (right[start - 1] === sign) start -= 1;
  return start;
};
