import type { GuideChunk } from "#lib/guide/guide-store.ts";
import { titleWithParent } from "#lib/guide/section-title.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";

/** What the program itself says in a guide thread, in the thread's language. */
export const guideText = (language: Language) => translator(language, "guideTalk");

/** Links to sections, as the page opens them beside. */
export const sectionLinks = (
  sections: readonly Pick<GuideChunk, "id" | "title" | "headingPath">[],
): string =>
  sections
    .map((section) => `[${linkText(titleWithParent(section))}](#chunk-${section.id})`)
    .join(", ");

/** A title inside a link: its own brackets would end it. */
const linkText = (title: string): string => title.replace(/[\\[\]]/g, "\\$&");

/** Ids of the sections that a text links to, in order. */
export const linkedChunks = (text: string): string[] =>
  [...text.matchAll(/\]\(#chunk-([\w-]{1,100})\)/g)].flatMap(([, id]) => id ?? []);
