import type { Difference } from "#lib/schemas/library.ts";
import { stopTerms, termsOf } from "#lib/search/terms-of.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { foldedWords, plainWords } from "#lib/text/words.ts";
import type { GuideChunk } from "./guide-store.ts";

const parts = 4;

/** The numbers of a version, those that it does not name filled up. */
const numbers = (version: string, fill: number): number[] => {
  const named = version.split(".").map(Number);
  return [...named, ...Array.from({ length: parts }, () => fill)].slice(0, parts);
};

const compare = (left: readonly number[], right: readonly number[]): number => {
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
};

const newest = Number.MAX_SAFE_INTEGER;

/** Whether a version is older than `since`. One without its last numbers is the newest of them: "12" has what 12.2 has. */
export const isBefore = (version: string, since: string): boolean =>
  compare(numbers(version, newest), numbers(since, 0)) < 0;

/** Whether a version is newer than every one that `until` means. */
export const isAfter = (version: string, until: string): boolean =>
  compare(numbers(version, newest), numbers(until, newest)) > 0;

/** Whether a version leaves open if it has what came with `since`: "12" may be older than 12.2. */
export const leavesOpen = (version: string, since: string): boolean =>
  !isBefore(version, since) && compare(numbers(version, 0), numbers(since, 0)) < 0;

/**
 * Whether a question speaks of something by its name: all words of the name that carry meaning, next to each other
 * and in order. "The max number of tracks in Live" does not speak of "Max for Live".
 * @param question its words as `contentWords` gives them
 */
const nameInQuestion = (name: string, question: readonly string[]): boolean => {
  const words = contentWords(name);
  if (words.length === 0) return false;
  return question.some((_, at) => words.every((word, index) => question[at + index] === word));
};

/** Letters that two forms of a word begin with alike, and their share of the longer one. */
const leastLetters = 4;
const leastShare = 0.55;

/**
 * Whether a question holds two or more words of a name in any order and form: "separate stems" speaks of "Stem separation".
 * One word alone is too little.
 */
const wordsInQuestion = (words: readonly string[], question: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => question.some((other) => isFormOf(word, other)));

const isFormOf = (left: string, right: string): boolean => {
  if (left === right) return true;
  const longer = Math.max(left.length, right.length);
  let alike = 0;
  while (alike < longer && left[alike] === right[alike]) alike += 1;
  return alike >= leastLetters && alike >= leastShare * longer;
};

/**
 * Whether a question speaks of something by this name, in these words or in other forms of them.
 * @param question its words as `contentWords` gives them
 * @param plain words that tell nothing, such as those of the product's name
 */
const speaksOf = (
  name: string,
  question: readonly string[],
  plain: ReadonlySet<string>,
): boolean => {
  const informative = contentWords(name).filter((word) => !plain.has(word));
  if (informative.length === 0) return false;
  return nameInQuestion(name, question) || wordsInQuestion(informative, question);
};

/** The names that a title or a list of features holds: "Meld and Roar", "Comping / Компинг", "Delay, Echo". */
export const namesIn = (text: string): string[] => {
  const pieces = text.split(/(?:(?<!\s)\s+)?(?:[,;/·|()—–]|\s-\s|\sand\s|\sи\s)\s*/u);
  const whole = text.trim();
  return [...new Set([whole, ...pieces.map((piece) => piece.trim())])].filter(Boolean);
};

/** A difference of the pack, and the chunk that it stands in. */
export interface KnownDifference {
  readonly chunkId: string;
  readonly title: string;
  readonly difference: Difference;
}

/** What speaks against a question in the student's version and edition, if the difference is about it. */
export interface VersionConcern extends KnownDifference {
  /**
   * `edition`, `before`, `after`, `limit`: it does not work. `from`, `listed`, `edition_unknown`,
   * `version_unknown`: it may, and the answer says so.
   */
  readonly kind:
    | "edition"
    | "before"
    | "after"
    | "limit"
    | "from"
    | "listed"
    | "edition_unknown"
    | "version_unknown";
}

export interface StudentVersion {
  readonly version: string | null;
  readonly edition: string | null;
  /** All versions and editions of the product, oldest and smallest first. */
  readonly versions: readonly string[];
  readonly editions: readonly string[];
}

/** Whether a concern is a reason to warn before answering. */
export const forbids = ({ kind }: Pick<VersionConcern, "kind">): boolean =>
  kind === "edition" || kind === "before" || kind === "after" || kind === "limit";

/**
 * What each of the differences comes to for this student, by its fields alone; those that change nothing are left out.
 * Whether a difference is about the question at all is for others to tell.
 * @param question for limits: only one that a number in it exceeds is a concern
 */
export const versionConcerns = (
  known: readonly KnownDifference[],
  student: StudentVersion,
  question: string,
): VersionConcern[] =>
  known.flatMap((one) => {
    const siblings = known.filter(
      ({ difference }) => fold(difference.feature) === fold(one.difference.feature),
    );
    if (isOtherLimit(one.difference, student)) return [];
    const byVersion = versionKind(one.difference, student);
    const byEdition = editionKind(one.difference, student, siblings, question);
    const [kind] = [byVersion, byEdition]
      .filter((found) => found !== null)
      .toSorted((a, b) => Number(forbids({ kind: b })) - Number(forbids({ kind: a })));
    return kind === undefined ? [] : [{ ...one, kind }];
  });

type Kind = VersionConcern["kind"];

const versionKind = (
  { since, until }: Difference,
  { version, versions: [oldest = "0"] }: StudentVersion,
): Kind | null => {
  if (version === null) {
    if (until !== null) return "version_unknown";
    return since !== null && isBefore(oldest, since) ? "from" : null;
  }
  if (since !== null && isBefore(version, since)) return "before";
  if (until !== null && isAfter(version, until)) return "after";
  return since !== null && leavesOpen(version, since) ? "from" : null;
};

/** What a list for a later version tells of editions need not hold in the student's. */
const isListedLater = (
  { listed_for }: Difference,
  { version }: Pick<StudentVersion, "version">,
): boolean => listed_for !== null && version !== null && isBefore(version, listed_for);

/** "8 tracks in Lite since 12" says nothing of 11, not that there were no tracks. */
const isOtherLimit = (difference: Difference, student: StudentVersion): boolean => {
  if (difference.limit === null || isForAll(difference, student)) return false;
  const [oldest = "0"] = student.versions;
  if (isListedLater(difference, { version: student.version ?? oldest })) return true;
  const kind = versionKind(difference, student);
  return kind === "before" || kind === "after" || kind === "from";
};

const isForAll = (difference: Difference, { editions }: StudentVersion): boolean => {
  const holds = new Set(difference.editions.map(fold));
  return holds.size === 0 || editions.every((one) => holds.has(fold(one)));
};

const editionKind = (
  difference: Difference,
  student: StudentVersion,
  siblings: readonly KnownDifference[],
  question: string,
): Kind | null => {
  const { limit } = difference;
  const { edition, editions } = student;
  const holds = new Set(difference.editions.map(fold));
  const isExceeded = limit !== null && exceeds(question, limit);
  if (isForAll(difference, student)) return isExceeded ? "limit" : null;
  if (edition === null) return isExceeded ? "limit" : "edition_unknown";
  const isHeld = holds.has(fold(edition));
  if (limit === null) {
    if (isHeld) return null;
    return isListedLater(difference, student) ? "listed" : "edition";
  }
  if (isHeld && isExceeded) return "limit";
  return lacks({ limit, isHeld, edition }, editions, siblings) ? "edition" : null;
};

/** Whether a difference with a limit says that an edition has not what it is about. */
const lacks = (
  told: { readonly limit: string; readonly isHeld: boolean; readonly edition: string },
  editions: readonly string[],
  siblings: readonly KnownDifference[],
): boolean => {
  const { limit, isHeld, edition } = told;
  // "Not in Lite": the editions of the difference are those that have it.
  if (editions.some((one) => names(limit, one))) return names(limit, edition) || !isHeld;
  // "Not supported": they are those that have it not.
  if (denies(limit) || isHeld) return denies(limit) && isHeld;
  // "8 tracks" in one edition says nothing of the others, and neither does a line beside their own.
  if (isAmount(limit)) return false;
  return !siblings.some(({ difference: sibling }) =>
    sibling.editions.some((one) => fold(one) === fold(edition)),
  );
};

const fold = (text: string): string => text.trim().toLowerCase();

const names = (limit: string, edition: string): boolean =>
  plainWords(fold(limit)).includes(fold(edition));

/** Limits that say that something is not there; numbers say how much of it is. */
const denial =
  /(?:^|[^\p{L}])(?:no|not|without|lacks?|missing|unsupported|unavailable|add-?ons?|нет|не|без|отсутствует|недоступно|недоступен|недоступна|дополнени\p{L}*)(?![\p{L}\p{N}])/iu;
const denies = (limit: string): boolean => denial.test(limit);

/** How much of it is there, not whether. */
const isAmount = (limit: string): boolean =>
  /\d|unlimited|no limit|не ограничен|неограничен/iu.test(limit);

/** Whether the question wants more than the limit: "thirty" is not understood, 30 is. */
const exceeds = (question: string, limit: string): boolean => {
  const [most] = (limit.match(/\d+/g) ?? []).map(Number);
  if (most === undefined || denies(limit)) return false;
  // Versions such as 12.2 and names such as VST3 are no amounts.
  const wanted = question.match(/(?<![\p{L}\p{N}.])\d+(?![\p{L}\p{N}]|\.\d)/gu) ?? [];
  return wanted.map(Number).some((amount) => amount > most && amount !== 0);
};

/** Names of devices and the like in a limit such as "no Complex Pro in Intro": two or more words with capitals, such as "Complex Pro". */
const capitalisedNames = (text: string, dropped: readonly string[]): string[] => {
  const found = text.match(/\p{Lu}[\p{L}\p{N}]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*/gu) ?? [];
  const plain = new Set(dropped.flatMap((name) => contentWords(name)));
  return found
    .filter((name) => /\s/u.test(name))
    .filter((name) => contentWords(name).some((word) => !plain.has(word)));
};

/** The words of a text, with those that carry no meaning, but for what joins equals or is left out at will. */
const allWords = (text: string): string[] => foldedWords(text).filter((word) => !joining.has(word));
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
  const dropped = new Set(plain.flatMap((name) => contentWords(name)));
  const words = contentWords(question);
  const inOrder = allWords(question);
  const written = plainWords(question);
  const { feature, also, limit, ru } = difference;
  const told = [...namesIn(feature), ...namesIn(title), ...also, ...(ru?.also ?? [])];
  return [...told, ...capitalisedNames(limit ?? "", plain)].some(
    (name) =>
      speaksOf(name, words, dropped) &&
      keepsSmallWords(name, inOrder) &&
      // "Thirty audio tracks" exceed a limit of tracks.
      (kind === "limit" || isItself(name, written, dropped)),
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

interface Step {
  readonly text: string;
  readonly chunk: Pick<GuideChunk, "title" | "headingPath" | "since" | "until" | "editions">;
}

/**
 * Which steps a version warning affects: those that name the feature, or whose section does or is not for this version or
 * edition. When none can be told, it affects all of them: the task as a whole needs the feature.
 */
export const answerWarnings = (
  steps: readonly Step[],
  difference: Difference | null,
  student: { readonly version: string | null; readonly edition: string | null },
): boolean[] => {
  const names = difference === null ? [] : [...namesIn(difference.feature), ...difference.also];
  const affected = steps.map(
    ({ text, chunk }) =>
      isForOthers(chunk, student) ||
      names.some((name) =>
        [text, chunk.title, ...chunk.headingPath].some((place) =>
          nameInQuestion(name, contentWords(place)),
        ),
      ),
  );
  return affected.includes(true) ? affected : steps.map(() => true);
};

const isForOthers = (
  { since, until, editions }: Step["chunk"],
  { version, edition }: { readonly version: string | null; readonly edition: string | null },
): boolean => {
  const isForOtherVersion =
    version !== null &&
    ((since !== null && isBefore(version, since)) || (until !== null && isAfter(version, until)));
  const isForOtherEdition =
    edition !== null &&
    editions.length > 0 &&
    !editions.some((one) => one.toLowerCase() === edition.toLowerCase());
  return isForOtherVersion || isForOtherEdition;
};
