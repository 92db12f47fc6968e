import type { Language } from "#lib/schemas/language.ts";

/**
 * From this share of Cyrillic letters on a note counts as Russian. Low, because a Russian note on
 * programming holds many Latin names, while an English note holds hardly any Cyrillic.
 */
const russianShare = 0.25;

/** The language a note is written in; code in fences does not count. */
export const noteLanguage = (text: string): Language => {
  let cyrillic = 0;
  let latin = 0;
  // Letter by letter: the matches of a megabyte in an array take half a second.
  for (const letter of withoutFences(text)) {
    if (letter < "\u0080") latin += isAsciiLetter(letter) ? 1 : 0;
    else if (/\p{Script=Cyrillic}/u.test(letter)) cyrillic += 1;
    else if (/\p{Script=Latin}/u.test(letter)) latin += 1;
  }
  return cyrillic > 0 && cyrillic >= russianShare * (cyrillic + latin) ? "ru" : "en";
};

const withoutFences = (text: string): string =>
  text
    .split(/^[ \t>]*(?:`{3,}|~{3,}).*$/m)
    .filter((_, index) => index % 2 === 0)
    .join("\n");

const isAsciiLetter = (letter: string): boolean =>
  (letter >= "a" && letter <= "z") || (letter >= "A" && letter <= "Z");
