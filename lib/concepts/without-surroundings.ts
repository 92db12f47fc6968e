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
  const text = withoutSurroundings(sentence, wrong, withoutSameSigns(sentence, wrong, right));
  if (isSaidBy(sentence, wrong, text, right)) return { of: "wrong", text };
  const inWrong = new Set(contentWords(wrong));
  const around = new Set(contentWords(sentence).filter((word) => !inWrong.has(word)));
  const again = (words: string) => new Set(contentWords(words).filter((word) => around.has(word)));
  const left = again(text).size;
  const isSentence = beginsSentence(sentence, wrong, text) && (left > 0 || !beginsWithName(text));
  const saysAll = around.size >= (isSentence ? 1 : 2) && again(right).size === around.size;
  if (left > 0 && saysAll && beginsAlike(sentence, right)) {
    return { of: "sentence", text: ended(right, sentence) };
  }
  const doubles = left >= mostAgain || (left >= 2 && again(right).size * 2 >= around.size);
  return doubles || isSentence || repeatsNeighbour(sentence, wrong, text)
    ? null
    : { of: "wrong", text };
};

/** Whether the sentence with the new words in it is the one that was given, but for its marks, which stay. */
const isSaidBy = (sentence: string, wrong: string, text: string, right: string): boolean => {
  const said = (words: string) => wordsOf(words).map(({ folded }) => folded);
  const [before, ...more] = wrong === "" ? [] : sentence.split(wrong);
  if (before === undefined || more.length !== 1) return false;
  return said([before, text, more[0]].join(" ")).join(" ") === said(right).join(" ");
};

/** Whether words that do not stand where a sentence begins are given as one. */
const beginsSentence = (sentence: string, wrong: string, text: string): boolean => {
  const [given, old] = [text, wrong].map((words) => /[\p{L}\p{N}]/u.exec(words)?.[0] ?? "");
  const start = sentence.indexOf(wrong);
  return isCapital(given) && !isCapital(old) && /[\p{L}\p{N}]/u.test(sentence.slice(0, start));
};

const isCapital = (sign = ""): boolean => /^\p{Lu}/u.test(sign);

/** Names begin with a capital wherever they stand; "it" and "the" do so in the first place alone. */
const beginsWithName = (text: string): boolean =>
  contentWords(/[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? "").length > 0;

/** Whether the new words name the word again that stands just before or behind them. */
const repeatsNeighbour = (sentence: string, wrong: string, text: string): boolean => {
  const [all, old] = [wordsOf(sentence), wordsOf(wrong)];
  const start = onlyPlace(all, old);
  if (start === null) return false;
  const said = new Set(contentWords(text));
  const inWrong = new Set(contentWords(wrong));
  return [all[start - 1], all[start + old.length]].some((neighbour) =>
    contentWords(neighbour?.folded ?? "").some((word) => said.has(word) && !inWrong.has(word)),
  );
};

/** What stands behind the last word, from its full stop on. */
const endOfSentence = (text: string): string => {
  const behind = text.slice(wordsOf(text).at(-1)?.end ?? 0).trimEnd();
  const from = behind.search(/[.!?…:;]/);
  return from < 0 ? "" : behind.slice(from);
};

/** With the full stop that the sentence has. */
const ended = (text: string, sentence: string): string =>
  endOfSentence(text) === "" ? text.trimEnd() + endOfSentence(sentence) : text;

/** So many words of those around the wrong ones nobody needs to name again. */
const mostAgain = 3;

/** Whether both begin with the same word, or with a capital. */
const beginsAlike = (sentence: string, right: string): boolean => {
  const [one = "", other = ""] = [sentence, right].map(
    (text) => /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? "",
  );
  return one === other || (isCapital(one) && isCapital(other));
};

/**
 * The new words without the words and signs around the wrong ones, as far as both are the same to a sign: a unit, a bracket,
 * the marks of code. What would then be open or closed alone is left as it is.
 */
const withoutSameSigns = (sentence: string, wrong: string, right: string): string => {
  const [all, old, given] = [signsOf(sentence), signsOf(wrong), signsOf(right)];
  const start = onlyPlace(all, old);
  if (start === null) return right;
  const [before, after] = [all.slice(0, start), all.slice(start + old.length)];
  const head = old[0]?.folded === given[0]?.folded ? 0 : repeated(before, given);
  const tail = old.at(-1)?.folded === given.at(-1)?.folded ? 0 : repeated(given, after, true);
  if (head + tail >= given.length) return right;
  const text = right
    .slice(given[head - 1]?.end ?? 0, given[given.length - tail]?.start ?? right.length)
    .trim();
  return isClosed(text) || !isClosed(right) ? text : right;
};

const brackets = ["()", "[]", "{}", "«»", "“”"] as const;

/** Whether what is opened is closed. */
const isClosed = (text: string): boolean => {
  const times = (sign: string) => text.split(sign).length - 1;
  return (
    brackets.every(([open = "", close = ""]) => times(open) === times(close)) &&
    [/`+/g, /\$+/g, /"/g, /\*+/g].every((mark) => [...text.matchAll(mark)].length % 2 === 0)
  );
};

/**
 * The new words without those around the wrong ones: models that were asked for the words in their place write the
 * sentence to its end, or from its beginning, and it would stand there twice. What the wrong words repeat themselves is
 * left, and so is everything where they stand in the sentence several times or not at all.
 */
const withoutSurroundings = (sentence: string, wrong: string, right: string): string => {
  const [all, old, given] = [wordsOf(sentence), wordsOf(wrong), wordsOf(right)];
  const start = onlyPlace(all, old);
  if (start === null) return right;
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

const placed =
  (pattern: RegExp) =>
  (text: string): PlacedWord[] =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      folded: word.toLowerCase(),
      ...{ start: index, end: index + word.length },
    }));

const wordsOf = placed(/[\p{L}\p{M}\p{N}]+/gu);

/** Words, and each sign by itself. */
const signsOf = placed(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu);

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

/**
 * How many words at the end of the first text are those at the beginning of the second; one letter or operator alone may be
 * meant twice.
 * @param isEnd whether the first text is the new words, where a letter behind a number is its unit
 */
const repeated = (
  ending: readonly PlacedWord[],
  beginning: readonly PlacedWord[],
  isEnd = false,
): number => {
  for (let count = Math.min(ending.length, beginning.length, mostWords); count > 0; count -= 1) {
    const first = ending.length - count;
    const isSame = beginning
      .slice(0, count)
      .every(({ folded }, index) => ending[first + index]?.folded === folded);
    if (!isSame) continue;
    const isUnit = isEnd && /^\p{N}+$/u.test(ending.at(-2)?.folded ?? "");
    return count > 1 || isUnit || isWord(beginning[0]?.folded ?? "") ? count : 0;
  }
  return 0;
};

const isWord = (folded: string): boolean =>
  /^\p{L}{2,}$/u.test(folded) ||
  (contentWords(folded).length === 0 && !/^[-−+=<>!&|~^/\\#@?:]$/.test(folded));

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
