import { stemWord } from "../text/stem-word.ts";
import { wordRoot } from "./word-root.ts";

/** Letters and digits; what underscores and dots join inside ("max_connections", "8.3") stays together. */
const token = /[\p{L}\p{M}\p{N}]+(?:[_.][\p{L}\p{M}\p{N}]+)*/gu;
const part = /[\p{L}\p{M}\p{N}]+/gu;
/** Longer ones are no words, but data: nobody asks for them. */
const longestTerm = 60;

/** One form for letters that are written in two ways, in small letters; "MaxForLive" is three words. */
const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .toLowerCase()
    .replaceAll("ё", "е");

/** Words are looked up thousands of times for each search; so many take some megabytes. */
const mostKnown = 60_000;
const known = new Map<string, string>();

/** Words whose root would be that of others which say more: "внутренняя ссылка" is not what is inside something. */
const rootless = new Set(["внутри", "внутрь"]);

const newTerm = (word: string): string => {
  if (rootless.has(word)) return word;
  return /^(?:[а-я]+|[a-z]+)$/u.test(word) ? wordRoot(stemWord(word)) : word;
};

const termOf = (word: string): string => {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const term = newTerm(word);
  known.set(word, term);
  return term;
};

const termsOfToken = (word: string): string[] => {
  if (!/[_.]/u.test(word)) return [termOf(word)];
  return [...(word.match(part) ?? []).map(termOf), word];
};

/**
 * The terms of a text in their order: the roots of its words, each by its alphabet, as manuals in Russian
 * are half English. A name joined by underscores or dots gives its parts and, after them, itself.
 */
export const termsOf = (text: string): string[] =>
  (plainText(text).match(token) ?? [])
    .flatMap(termsOfToken)
    .filter((term) => term.length <= longestTerm);
