import { contentWords } from "../questions/content-words.ts";
import { isBefore } from "./compare-version.ts";
import { namesIn, speaksOf } from "./name-in-question.ts";
import { forbids, type KnownDifference, type VersionConcern } from "./version-concerns.ts";

/** Names of devices and the like in a sentence: two or more words with capitals, such as "Complex Pro". */
const capitalisedNames = (text: string, dropped: readonly string[]): string[] => {
  const found = text.match(/\p{Lu}[\p{L}\p{N}]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*/gu) ?? [];
  const plain = new Set(dropped.flatMap((name) => contentWords(name)));
  return found
    .filter((name) => /\s/u.test(name))
    .filter((name) => contentWords(name).some((word) => !plain.has(word)));
};

/** Whether a difference is about the question, by the names of its feature. */
const isNamed = (
  { title, difference }: KnownDifference,
  question: readonly string[],
  plain: readonly string[],
): boolean => {
  const plainWords = new Set(plain.flatMap((name) => contentWords(name)));
  const told = [...namesIn(difference.feature), ...namesIn(title)];
  return [...told, ...capitalisedNames(difference.fact, plain)].some((name) =>
    speaksOf(name, question, plainWords),
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
  const words = contentWords(question);
  const named = concerns.filter((concern) => isNamed(concern, words, plain));
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
