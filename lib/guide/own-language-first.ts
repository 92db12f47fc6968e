import { noteLanguage } from "../concepts/note-language.ts";
import type { Language } from "../schemas/language.ts";

/**
 * What a section in the student's language is worth above one in another. A manual may say the same in both, and names
 * of features, which are mostly Latin, rank both alike; one that alone answers stays first.
 */
const ownWorth = 1.25;

/** Sections as they were found, those in the student's language before others that are about as near. */
export const ownLanguageFirst = <Section extends { readonly text: string; readonly score: number }>(
  sections: readonly Section[],
  language: Language,
): Section[] =>
  sections
    .map((section) => {
      const isOwn = noteLanguage(section.text) === language;
      return { section, worth: section.score * (isOwn ? ownWorth : 1) };
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ section }) => section);
