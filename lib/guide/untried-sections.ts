import { noteLanguage } from "../concepts/note-language.ts";
import type { Language } from "../schemas/language.ts";

interface Found {
  readonly id: string;
  readonly text: string;
  readonly score: number;
}

/** From this share of the best section's score on another one may hold another way; below it is about something else. */
const leastOther = 0.65;

/**
 * Sections for another answer after those tried did not solve it: none that was tried, and none that says it once more in
 * another language, where the manual has the student's.
 * @returns `near`: whether the best of them may hold another way
 */
export const untriedSections = <Section extends Found>(
  sections: readonly Section[],
  tried: readonly string[],
  language: Language,
): { readonly others: Section[]; readonly near: boolean } => {
  const isOwn = ({ text }: Section) => noteLanguage(text) === language;
  const hasOwn = sections.some(isOwn);
  const others = sections.filter(
    (section) => !tried.includes(section.id) && (!hasOwn || isOwn(section)),
  );
  const best = Math.max(0, ...sections.map(({ score }) => score));
  const near = others.some(({ score }) => score >= leastOther * best);
  return { others, near };
};
