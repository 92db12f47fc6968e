import { stopWords } from "#lib/text/content-words.ts";
import { stemWord } from "#lib/text/stem-word.ts";

/** Endings that make one part of speech from another, longer ones first. */
const russianSuffix =
  /(?:ительн|ировани|изаци|енност|ирова|ирован|овани|тельн|тель|ениц|ован|еван|ечк|очк|енн|ени|ани|яни|ива|ыва|ова|ева|ост|ств|чик|ник|щик|ан|ен|ян|ац|ци|ск|ир|лк|ек|ок|к|н|л|в|и|а|я|е|ы|у|о)$/u;
const englishSuffix = /(?:ment|ness|less|abl|anc|enc|ant|ent|ful|ion|er|or|al|iv|ic|ed|at|i|y)$/u;

const shortestRoot = 4;

/** Consonants that change for one another in the forms of a Russian root: "сократить", "сокращение". */
const oneConsonant = (root: string): string =>
  root
    .replace(/(?:жд|[дзжг])$/u, "ж")
    .replace(/[тщ]$/u, "т")
    .replace(/[шсх]$/u, "с")
    .replace(/[чкц]$/u, "к");

/** "ссылок" has a vowel that "ссылка" has not. */
const fleeting = /(?<=[аеиоуыэюя][^аеиоуыэюяь])[ое]к$/u;
/** Words that have it in all their forms. */
const lasting = /(?:поток|урок|восток|челов.к)$/u;

const russianRoot = (stem: string): string => {
  let root = lasting.test(stem) ? stem : stem.replace(fleeting, "к");
  for (let round = 0; round < 2; round += 1) {
    const shorter = root.replace(russianSuffix, "");
    if (shorter.length < shortestRoot || shorter === root) break;
    root = shorter;
  }
  return root.length >= shortestRoot ? oneConsonant(root) : root;
};

const englishRoot = (stem: string): string => {
  const shorter = stem.replace(englishSuffix, "");
  return shorter.length >= shortestRoot ? shorter.replace(/([^aeiou])\1$/u, "$1") : stem;
};

/**
 * What the stems of related words share ("удалить", "удаление"; "blur", "blurry"), roughly: now and then two
 * words meet that have nothing to do with each other, such as "organ" and "organize".
 */
const wordRoot = (stem: string): string =>
  /^[а-я]/u.test(stem) ? russianRoot(stem) : englishRoot(stem);

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

/**
 * Roots begin as their words do, all but 16 of 64,000 ("lying"): what begins as none of the terms need not be cut to its root,
 * which takes the time.
 */
const beginning = (word: string): string => word.slice(0, 2);

/** Finds which of a few terms a text says, in their order, for less than all its terms would cost. */
export const findTerms = (sought: ReadonlySet<string>): ((text: string) => string[]) => {
  const beginnings = new Set([...sought].map(beginning));
  const isLikely = (word: string): boolean => beginnings.has(beginning(word)) || /[_.]/u.test(word);
  return (text) =>
    (plainText(text).match(token) ?? [])
      .filter(isLikely)
      .flatMap(termsOfToken)
      .filter((term) => sought.has(term));
};

/** The terms of words that say nothing of what is asked. */
export const stopTerms: ReadonlySet<string> = new Set([...stopWords].flatMap(termsOf));
