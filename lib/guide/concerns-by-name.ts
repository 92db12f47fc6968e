import { contentWords } from "../questions/content-words.ts";
import { stopTerms } from "../search/stop-terms.ts";
import { termsOf } from "../search/terms-of.ts";
import { isBefore } from "./compare-version.ts";
import { namesIn, speaksOf } from "./name-in-question.ts";
import { forbids, type KnownDifference, type VersionConcern } from "./version-concerns.ts";

/** Names of devices and the like in a limit such as "no Complex Pro in Intro": two or more words with capitals, such as "Complex Pro". */
const capitalisedNames = (text: string, dropped: readonly string[]): string[] => {
  const found = text.match(/\p{Lu}[\p{L}\p{N}]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*/gu) ?? [];
  const plain = new Set(dropped.flatMap((name) => contentWords(name)));
  return found
    .filter((name) => /\s/u.test(name))
    .filter((name) => contentWords(name).some((word) => !plain.has(word)));
};

/** The words of a text, with those that carry no meaning, but for what joins equals or is left out at will. */
const allWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joining.has(word));
const joining = new Set(["a", "an", "the", "and", "or", "и", "или"]);

const isSmall = (word: string | undefined): boolean =>
  word !== undefined && contentWords(word).length === 0;

/**
 * Whether the small words of a name stand before the same words in the question: "audio and MIDI" shares its words with
 * "Audio to MIDI" and is another thing.
 */
const keepsSmallWords = (name: string, question: readonly string[]): boolean => {
  const words = allWords(name);
  return words.every((word, index) => {
    const small = words[index - 1];
    if (small === undefined || !isSmall(small) || isSmall(word)) return true;
    const [stem] = contentWords(word);
    return question.some((one, at) => question[at - 1] === small && contentWords(one)[0] === stem);
  });
};

/** What a thing that is named may be done with, beside what stands in every question. */
const handling = new Set(
  termsOf(
    "add load insert open find put play try buy record enable install set work works добавить загрузить вставить открыть найти поставить купить включить записать работает",
  ),
);

const isFrame = (word: string): boolean =>
  termsOf(word).every((term) => stopTerms.has(term) || handling.has(term));

/**
 * Whether a question means by a name of one word what bears that name: a "sustain pedal" is no Pedal, and a "noise gate" no
 * Gate. A word alone, after what is done with it, or with a capital, is the name.
 */
const isItself = (
  name: string,
  question: readonly string[],
  plain: ReadonlySet<string>,
): boolean => {
  const [stem, ...others] = contentWords(name);
  if (stem === undefined || others.length > 0) return true;
  return question.some((word, at) => {
    if (contentWords(word)[0] !== stem) return false;
    const before = question[at - 1];
    if (before === undefined || /^\p{Lu}/u.test(word)) return true;
    return isFrame(before) || contentWords(before).every((one) => plain.has(one));
  });
};

/** Whether a difference is about the question, by the names of its feature. What its fact names besides is something else. */
const isNamed = (
  { title, difference, kind }: VersionConcern,
  question: string,
  plain: readonly string[],
): boolean => {
  const plainWords = new Set(plain.flatMap((name) => contentWords(name)));
  const words = contentWords(question);
  const inOrder = allWords(question);
  const written = question.match(/[\p{L}\p{N}]+/gu) ?? [];
  const { feature, also, limit, ru } = difference;
  const told = [...namesIn(feature), ...namesIn(title), ...also, ...(ru?.also ?? [])];
  return [...told, ...capitalisedNames(limit ?? "", plain)].some(
    (name) =>
      speaksOf(name, words, plainWords) &&
      keepsSmallWords(name, inOrder) &&
      // "Thirty audio tracks" exceed a limit of tracks.
      (kind === "limit" || isItself(name, written, plainWords)),
  );
};

/**
 * The concerns that are about the question as far as words can tell, the weightiest first. What another difference of the
 * same thing grants to a later version is none.
 * @param plain names that tell nothing: of the product and of its editions
 */
export const concernsByName = (
  question: string,
  concerns: readonly VersionConcern[],
  known: readonly KnownDifference[],
  plain: readonly string[],
): VersionConcern[] => {
  const named = concerns.filter((concern) => isNamed(concern, question, plain));
  const concernIds = new Set(concerns.map(({ chunkId }) => chunkId));
  const granted = known.filter((one) => !concernIds.has(one.chunkId));
  return named
    .filter((concern) => !granted.some((grant) => overrules(grant, concern)))
    .toSorted((a, b) => weight(b) - weight(a));
};

/** A later word on the same thing: comping came to all editions but one, and later to that one, too. */
const overrules = (
  { difference: grant }: KnownDifference,
  { difference, kind }: VersionConcern,
): boolean => {
  if (kind !== "edition" || grant.since === null || grant.limit !== null) return false;
  const isLater = difference.since === null || isBefore(difference.since, grant.since);
  const words = contentWords(grant.feature);
  return isLater && contentWords(difference.feature).every((word) => words.includes(word));
};

/** What forbids goes before what merely may; what speaks of the student's own edition before what leaves it out. */
const weight = (concern: VersionConcern): number =>
  (forbids(concern) ? 4 : 0) +
  (concern.kind === "edition" && concern.difference.limit !== null ? 2 : 0) +
  (concern.kind === "edition" ? 1 : 0);
