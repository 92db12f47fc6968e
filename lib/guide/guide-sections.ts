import type { Language } from "#lib/schemas/language.ts";
import { noteLanguage } from "#lib/text/note-language.ts";

/** A section of the manual as tasks are given it. */
export interface GuideSection {
  /** Short, and good for one question only: "s1". */
  readonly id: string;
  readonly title: string;
  /** Titles above it, the manual's own first. */
  readonly path: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** A section by its title and the one above, but for the manual's own: "Crop › Options", as there are many options. */
export const titleWithParent = (section: {
  readonly title: string;
  readonly headingPath: readonly string[];
}): string => [...section.headingPath.slice(1).slice(-1), section.title].join(" › ");

/** A section's title with those above it, but for the manual's own. */
export const sectionTitle = (section: {
  readonly title: string;
  readonly headingPath: readonly string[];
}): string => [...section.headingPath.slice(1), section.title].join(" › ");

/**
 * From this share of the best section's score on a section may help. In three manuals no section that answers one of
 * 557 questions was below it; in a small pack, whose every section says something of the question, most are.
 */
const leastShare = 0.4;
/** So many are shown all the same, so that a wrong first one can be seen to be wrong. */
const fewest = 3;

/** Sections in their order without those that only stand at the end because there were no others. */
export const nearSections = <Section extends { readonly score: number }>(
  sections: readonly Section[],
): Section[] => {
  const best = Math.max(0, ...sections.map(({ score }) => score));
  return sections.filter(({ score }, at) => at < fewest || score >= leastShare * best);
};

interface Placed {
  readonly text: string;
  readonly address: string | null;
  readonly ordinal: number;
}

/** The page without the folder of its language: "ru/layers.html" is the page "layers.html". */
const pageOf = (address: string): string =>
  (address.split("#")[0] ?? "").replace(/(?<![^/])(?:en|ru)(?:[-_][a-z]{2})?\//iu, "");

/** Whether two sections say the same in two languages: they stand in one place of the same page. */
const areTwins = (one: Placed, other: Placed): boolean => {
  if (one.address === null || other.address === null) return false;
  if (noteLanguage(one.text) === noteLanguage(other.text)) return false;
  if (pageOf(one.address) !== pageOf(other.address)) return false;
  const [, id] = one.address.split("#");
  return one.ordinal === other.ordinal || (id !== undefined && id === other.address.split("#")[1]);
};

/**
 * Sections as they were found, of two that say the same in two languages the one in the student's, in the better place.
 * Nothing else is left out or moved for its language: a section in another one may be all that the manual has.
 */
export const oneOfTwins = <Section extends Placed>(
  sections: readonly Section[],
  language: Language,
): Section[] => {
  const own = (section: Section): Section =>
    noteLanguage(section.text) === language
      ? section
      : (sections.find(
          (other) => noteLanguage(other.text) === language && areTwins(section, other),
        ) ?? section);
  return [...new Set(sections.map(own))];
};

interface Found {
  readonly id: string;
  readonly text: string;
  readonly address: string | null;
  readonly ordinal: number;
  readonly score: number;
}

/**
 * From this share of the best section's score on another one may hold another way; below it is about something else. In
 * the sample, "Replace a track by its audio" beside "Freeze a track" has 0.74, what has nothing to do with it at most 0.72; in
 * other manuals no share parts the two: docs/decisions/0041-words-of-every-day.md.
 */
const leastOther = 0.73;

/**
 * Sections for another answer after those tried did not solve it: none that was tried, and none that says it once more in
 * another language.
 * @returns `near`: whether the best of them may hold another way
 */
export const untriedSections = <Section extends Found>(
  sections: readonly Section[],
  tried: readonly string[],
): { readonly others: Section[]; readonly near: boolean } => {
  const done = sections.filter(({ id }) => tried.includes(id));
  const others = sections.filter(
    (section) => !done.includes(section) && !done.some((one) => areTwins(one, section)),
  );
  const best = Math.max(0, ...sections.map(({ score }) => score));
  const near = others.some(({ score }) => score >= leastOther * best);
  return { others, near };
};

/** Of a second search: those of before that it puts among so many are what it was asked for. */
const confirmed = 4;

/**
 * Sections for the answer to a question that was searched for twice: what is new in turn with the best of before, those first
 * that the second search brings again, as one that is called by its name may have stood last. Without anything new those of before.
 * @param before the ids of the first search, best first
 * @param now those of the second one
 */
export const foundAgain = (
  before: readonly string[],
  now: readonly string[],
  most: number,
): string[] => {
  const fresh = now.filter((id) => !before.includes(id));
  if (fresh.length === 0) return before.slice(0, most);
  const again = now.slice(0, confirmed).filter((id) => before.includes(id));
  const best = [...new Set([...again, ...before])];
  const inTurn = fresh.flatMap((id, at) => [id, ...best.slice(at, at + 1)]);
  return [...new Set([...inTurn, ...best])].slice(0, most);
};
