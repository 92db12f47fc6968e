import { blank } from "#lib/schemas/question-limits.ts";

const articles = /^(?:the|an?)\s+/;

/**
 * A text as answers are compared: Unicode-normalised, lower case, ё as е, without Markdown emphasis,
 * without punctuation around words, single spaces, no leading article. Signs that carry meaning
 * (`+`, `-` before a digit, `#`, `=`, `<`, `%` and so on) stay, so that `C` and `C++` differ; so do
 * signs that are part of a name: `__main__`, `let*`, `*args`, `f()`.
 */
export const normaliseAnswer = (text: string): string =>
  withoutEmphasis(text.normalize("NFKC"))
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/["'«»“”„‘’`]/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/\s-+\s/g, " ")
    .replace(/\S+/g, withoutPunctuation)
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(articles, "");

/** Marks that stand in pairs around words; a single one belongs to a name, as do those of `__init__`. */
const withoutEmphasis = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*])(\*{1,3})(?=\S)([^*]+)(?<=\S)\1(?![\p{L}\p{N}*])/gu, "$2")
    .replace(
      /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]+)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
      (whole, marks: string, inside: string) =>
        marks === "__" && /^(?:[a-z0-9]+|[A-Z0-9]+)$/.test(inside) ? whole : inside,
    );

/** A word without the marks of the sentence; the brackets of a call or an index are none. */
const withoutPunctuation = (word: string): string => {
  const ended = word.replace(/(?:[,;:!?]|(?<!\.)\.+)$/, " ");
  return /[\p{L}\p{N}_][([]/u.test(word) ? ended : ended.replace(/[()[\]]/g, " ");
};

/**
 * Whether a short text, such as an option or the missing words, is code by its looks: it stands in
 * backticks, or it is plain ASCII with a bracket right after a name, with brackets around the whole, the option of a
 * command, in snake case, or with the last sign of a statement. Code is compared sign by sign: `f()` is not `f`.
 */
export const isCode = (text: string): boolean => {
  const bare = text.trim();
  if (inBackticks(bare) !== null) return true;
  if (!/^[\x20-\x7e\s]+$/.test(bare)) return false;
  return (
    /^--?[A-Za-z][\w-]*$/.test(bare) ||
    /[\w\])][([{]/.test(bare) ||
    /^[([{<].*[)\]}>]$/s.test(bare) ||
    /[;:{}]$/.test(bare) ||
    (/^\w+$/.test(bare) && /[A-Za-z0-9]_|_[A-Za-z0-9]/.test(bare))
  );
};

/** Code as it is compared: without the backticks around it, white space as single spaces. */
export const bareCode = (text: string): string =>
  (inBackticks(text.trim()) ?? text).replace(/\s+/g, " ").trim();

/** What stands between backticks that surround the whole text; null where none do. */
const inBackticks = (text: string): string | null => {
  const [marks = ""] = /^`{1,3}/.exec(text) ?? [];
  if (marks === "" || text.length <= marks.length * 2 || !text.endsWith(marks)) return null;
  const inside = text.slice(marks.length, -marks.length);
  return inside.includes("`") || inside.trim() === "" ? null : inside;
};

/** Whether these words fill the gap of a fill-in, with or without what stands beside it. */
export const fillsGap = (
  { stem, answer, accepted }: { stem: string; answer: string; accepted: readonly string[] },
  given: string,
): boolean =>
  sameAnswer(given, answer, accepted) ||
  sameAnswer(withoutGapNeighbours(stem, given), answer, accepted);

/**
 * Whether an answer in words says the same as the key or one of its accepted variants. Case, ё/е,
 * punctuation, spaces, hyphens and a leading article do not matter; in a long word one slip of the
 * finger is forgiven. Digits and signs never are: 1945 is not 1946, `i++` is not `i--`. A key that is
 * code is met sign by sign, whatever spaces stand beside its signs; backticks do not matter.
 */
export const sameAnswer = (given: string, key: string, accepted: readonly string[] = []): boolean =>
  [key, ...accepted].some((right) => saysTheSame(given, right));

/**
 * The missing words of a fill-in without those that stand beside the gap: who answers "4 bytes" to "____ bytes" or to
 * "4 ____" has filled the gap.
 */
const withoutGapNeighbours = (stem: string, given: string): string => {
  const [before = "", after = ""] = stem.split(blank);
  let words = given.trim().split(/\s+/);
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const isLike = (one: readonly string[], other: readonly string[]) =>
    one.every((word, index) => normaliseAnswer(word) === normaliseAnswer(other[index] ?? ""));
  for (let count = Math.min(mostNeighbours, words.length - 1); count > 0; count -= 1) {
    const begins = left.length >= count && isLike(words.slice(0, count), left.slice(-count));
    const ends = right.length >= count && isLike(words.slice(-count), right.slice(0, count));
    if (begins) words = words.slice(count);
    else if (ends) words = words.slice(0, -count);
    if (begins || ends) return words.join(" ");
  }
  return given;
};

/** Words beside a gap that an answer may repeat. */
const mostNeighbours = 3;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

const saysTheSame = (given: string, right: string): boolean => {
  if (isCode(right) && !isProse(right)) return tightCode(given) === tightCode(right);
  const words = normaliseAnswer(given);
  if (words === "")
    return withoutSpaces(given) !== "" && withoutSpaces(given) === withoutSpaces(right);
  return sameWords(words, normaliseAnswer(right));
};

/** Words that were put into backticks for their looks. */
const isProse = (text: string): boolean => /^\p{L}+(?:[ -]\p{L}+)+$/u.test(bareCode(text));

const tightCode = (text: string): string =>
  bareCode(text.normalize("NFKC")).replace(/ (?=[^\p{L}\p{N}_ ])|(?<=[^\p{L}\p{N}_ ]) /gu, "");

/** For answers that are nothing but signs, such as `;` or `()`. */
const withoutSpaces = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

const sameWords = (given: string, right: string): boolean => {
  if (given === right) return true;
  if (right === "") return false;
  const givenWords = given.split(" ");
  const rightWords = right.split(" ");
  if (givenWords.length !== rightWords.length) {
    return given.replaceAll(" ", "") === right.replaceAll(" ", "");
  }
  return rightWords.every((word, index) => sameWord(givenWords[index] ?? "", word));
};

/** From this many letters on a slip is forgiven; shorter words too often become other words. */
const slipFrom = 6;
/** A replaced letter needs a longer word, because nitrate and nitrite differ by one. */
const replacedLetterFrom = 8;
/** Letters at the front, and for a replaced letter at the end, that carry meaning: a-, un-, не-, -ase, -ose. */
const meaningful = 3;
const russianEnding = /[аеиоуыэюяйь]/;

const sameWord = (given: string, right: string): boolean => {
  if (given === right) return true;
  const letters = /^\p{L}+$/u;
  if (!letters.test(given) || !letters.test(right)) return false;
  if (Math.min(given.length, right.length) < slipFrom - 1 || right.length < slipFrom - 1)
    return false;
  const front = sharedFront(given, right);
  const back = sharedFront(reversed(given), reversed(right));
  return given.length === right.length
    ? replacedOrSwapped(given, right, front, back)
    : addedOrLost(given, right, front, back);
};

const replacedOrSwapped = (given: string, right: string, front: number, back: number): boolean => {
  const { length } = right;
  if (front === length - 1)
    return russianEnding.test(given.at(-1) ?? "") && russianEnding.test(right.at(-1) ?? "");
  if (length < slipFrom) return false;
  const swapped = given[front] === right[front + 1] && given[front + 1] === right[front];
  if (swapped && front + back === length - 2) return true;
  return (
    length >= replacedLetterFrom &&
    front + back === length - 1 &&
    front >= meaningful &&
    back >= meaningful
  );
};

const addedOrLost = (given: string, right: string, front: number, back: number): boolean => {
  const [shorter, longer] = given.length < right.length ? [given, right] : [right, given];
  if (longer.length - shorter.length !== 1 || front + back < shorter.length) return false;
  if (front < meaningful || longer.length < slipFrom) return false;
  const atTheEnd = front === shorter.length;
  return !atTheEnd || russianEnding.test(longer.at(-1) ?? "") || longer.endsWith("s");
};

const sharedFront = (left: string, right: string): number => {
  let length = 0;
  while (length < Math.min(left.length, right.length) && left[length] === right[length])
    length += 1;
  return length;
};

const reversed = (text: string): string => [...text].reverse().join("");
