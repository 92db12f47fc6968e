import { englishStem } from "./english-stem.ts";
import { russianStem } from "./russian-stem.ts";

/** Letters and digits; what underscores and dots join inside ("max_connections", "8.3") stays together. */
const token = /[\p{L}\p{M}\p{N}]+(?:[_.][\p{L}\p{M}\p{N}]+)*/gu;
const part = /[\p{L}\p{M}\p{N}]+/gu;
/** Longer ones are no words, but data: nobody asks for them. */
const longestTerm = 60;

/** One form for letters that are written in two ways; in small letters. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .toLowerCase()
    .replaceAll("ё", "е");

/** Of a word in small letters, by its alphabet: manuals in Russian are half English. */
export const stemOf = (word: string): string => {
  if (/^[а-я]+$/u.test(word)) return russianStem(word);
  return /^[a-z]+$/u.test(word) ? englishStem(word) : word;
};

const stemsOfToken = (word: string): string[] => {
  const parts = (word.match(part) ?? []).map(stemOf);
  return parts.length > 1 ? [...parts, word] : parts;
};

/**
 * The stems of a text in their order. A name joined by underscores or dots gives its parts and, after
 * them, itself.
 */
export const stemsOf = (text: string): string[] =>
  (plainText(text).match(token) ?? [])
    .flatMap(stemsOfToken)
    .filter((stem) => stem.length <= longestTerm);
