import type { Language } from "#lib/schemas/language.ts";

/**
 * The commonest letter pairs of each language. They make up well over half of all pairs inside the
 * words of a real text, and about a tenth in letters typed at random.
 */
const commonBigrams: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de " +
      "se le sa si ar ve ra ld ur me ne io ic ll co ro li ri no ma el ch ce la om us pr ta ec un " +
      "ul tr di ac ni em be lo ho ct pe ss ca ot wh ge il ol ut so po fo ow ad ai ay up ck su ns"
    ).split(" "),
  ),
  ru: new Set(
    (
      "ст но то на ен ов ни ра во ко ро ер не ал го по ли ре ет ел пр ор ан ва ос ла ат ти ка та " +
      "ло от ит де ин те ри ль ом ес ск ле ой ия ся ны ог ть од ме об да ие ки ве ем ам ма мо со " +
      "за им ил ик аз ас из ак ед св тв че ый ля ую ий ее ая бы мы ну ру хо дн эт жн тр вы ча ди " +
      "чн ми ис он ни нн че ще ци эл зн до ду ву уч"
    ).split(" "),
  ),
};

/** Why a text is no note; `errors.note_garbage` is explained with it. */
export type GarbageReason =
  | "empty"
  | "binary"
  | "repeated"
  | "too_little_text"
  | "random_letters"
  | "no_meaning";

/** Fewer words than this say nothing that could be asked about. */
const fewestWords = 3;
/** Control and replacement characters in a text that is really a file of another kind. */
const binaryShare = 0.02;
/** One character, or two words, that fill a text. */
const repeatedShare = 0.6;
/** Real text of the two languages has 0.55 and more, random letters 0.15 and less. */
const bigramShare = 0.3;
/** With fewer letters the share of common pairs says nothing. */
const fewestLetters = 40;
/** Enough of a long note to judge by. */
const sampleLength = 200_000;

/** Why the text holds too little language to make a quiz of, or null when it is a note. */
export const garbageReason = (text: string): GarbageReason | null => {
  const sample = text.slice(0, sampleLength);
  const solid = sample.replace(/\s+/g, "");
  if (solid === "") return "empty";
  if (share(solid, /[\p{Cc}\uFFFD\uFFFE\uFFFF]|\p{Cn}/gu) > binaryShare) return "binary";
  const words = sample.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (isRepeated(solid, words)) return "repeated";
  if (writesWithoutSpaces(solid)) return null;
  if (words.filter((word) => word.length > 1).length < fewestWords) return "too_little_text";
  return looksRandom(words) ? "random_letters" : null;
};

const share = (text: string, pattern: RegExp): number =>
  (text.match(pattern)?.join("").length ?? 0) / text.length;

const isRepeated = (solid: string, words: readonly string[]): boolean => {
  const letters = solid.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  if (letters.length >= 20 && mostCommon([...letters]) >= repeatedShare) return true;
  if (letters.length >= 40 && new Set(letters).size <= 4) return true;
  const lower = words.map((word) => word.toLowerCase());
  return lower.length >= 12 && new Set(lower).size <= 2;
};

const mostCommon = (values: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / values.length;
};

/** Scripts of other languages are left to the model. */
const writesWithoutSpaces = (solid: string): boolean =>
  share(solid, /[\p{Script=Latin}\p{Script=Cyrillic}]/gu) < share(solid, /\p{L}/gu) / 2;

const looksRandom = (words: readonly string[]): boolean => {
  const pairs = { common: 0, all: 0 };
  let letters = 0;
  for (const word of words) {
    letters += word.length;
    // Abbreviations and names of constants follow no language.
    if (word === word.toUpperCase()) continue;
    countPairs(word.toLowerCase().replaceAll("ё", "е"), pairs);
  }
  return letters >= fewestLetters && pairs.common < bigramShare * pairs.all;
};

const countPairs = (word: string, pairs: { common: number; all: number }): void => {
  for (let index = 0; index + 1 < word.length; index += 1) {
    const pair = word.slice(index, index + 2);
    pairs.all += 1;
    if (commonBigrams.en.has(pair) || commonBigrams.ru.has(pair)) pairs.common += 1;
  }
};
