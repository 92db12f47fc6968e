import { noteLanguage } from "../concepts/note-language.ts";
import type { Language } from "../schemas/language.ts";

interface Placed {
  readonly text: string;
  readonly address: string | null;
  readonly ordinal: number;
}

/** The page without the folder of its language: "ru/layers.html" is the page "layers.html". */
const pageOf = (address: string): string =>
  (address.split("#")[0] ?? "").replace(/(?<![^/])(?:en|ru)(?:[-_][a-z]{2})?\//iu, "");

/** Whether two sections say the same in two languages: they stand in one place of the same page. */
export const areTwins = (one: Placed, other: Placed): boolean => {
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
