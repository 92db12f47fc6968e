import type { Language } from "../schemas/language.ts";

/**
 * From this share of Cyrillic letters on a note counts as Russian. Low, because a Russian note on
 * programming holds many Latin names, while an English note holds hardly any Cyrillic.
 */
const russianShare = 0.25;

/** The language a note is written in; code in fences does not count. */
export const noteLanguage = (text: string): Language => {
  const prose = withoutFences(text);
  const cyrillic = count(prose, /\p{Script=Cyrillic}/gu);
  const latin = count(prose, /\p{Script=Latin}/gu);
  return cyrillic > 0 && cyrillic >= russianShare * (cyrillic + latin) ? "ru" : "en";
};

const withoutFences = (text: string): string =>
  text
    .split(/^[ \t>]*(?:`{3,}|~{3,}).*$/m)
    .filter((_, index) => index % 2 === 0)
    .join("\n");

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
