import type { Difference } from "../schemas/library.ts";
import { isAfter, isBefore, leavesOpen } from "./compare-version.ts";

/** A difference of the pack, and the chunk that it stands in. */
export interface KnownDifference {
  readonly chunkId: string;
  readonly title: string;
  readonly difference: Difference;
}

/** What speaks against a question in the student's version and edition, if the difference is about it. */
export interface VersionConcern extends KnownDifference {
  /**
   * `edition`, `before`, `after`, `limit`: it will probably not work. `from`, `listed`, `edition_unknown`,
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
  (fold(limit).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ").split(" ").includes(fold(edition));

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
