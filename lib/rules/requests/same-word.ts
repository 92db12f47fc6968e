import { stemWord } from "#lib/text/stem-word.ts";

const leastStem = 4;
const longestEnding = 3;

/** Whether two words are forms of one: «лизосому» of «лизосома», «сна» of «сон», "rows" of "row". */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  // The stems of all words of a long text take a second.
  if (a[0] !== b[0]) return false;
  if (!/^\p{L}{3,}$/u.test(a) || !/^\p{L}{3,}$/u.test(b)) return false;
  if (stemWord(a) === stemWord(b)) return true;
  if (!/^[а-я]/.test(a)) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  if (same >= leastStem && Math.max(a.length, b.length) - same <= longestEnding) return true;
  return isFleeting(bareOf(a), bareOf(b)) || isFleeting(bareOf(b), bareOf(a));
};

const bareOf = (word: string): string =>
  word.replace(/(?:ами|ями|ов|ом|ем|ах|ях|ам|ям|[аеиоуыэюяйь])$/, "");

/** «Сон» without the vowel that goes in «сна»; short words only, whose beginnings say little. */
const isFleeting = (full: string, short: string): boolean =>
  short.length >= 2 &&
  full.length <= 6 &&
  full.replace(/[ое](?=[бвгджзклмнпрстфхцчшщ]$)/, "") === short &&
  full !== short;

/** Whether all of the words are in others, in any form. */
export const areIn = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.some((other) => isSameWord(word, other)));

/** Whether two runs of words are the same but for their forms. */
export const areForms = (words: readonly string[], others: readonly string[]): boolean =>
  words.length === others.length &&
  words.every((word, index) => isSameWord(word, others[index] ?? ""));
