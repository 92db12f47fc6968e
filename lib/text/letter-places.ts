import type { TextSpan } from "./text-span.ts";

const letter = /[\p{L}\p{N}]/gu;

/** How many letters and digits a text has. */
export const lettersIn = (text: string): number => text.match(letter)?.length ?? 0;

/** Where there are more places, words say nothing. */
const mostPlaces = 500;

/**
 * Where words stand in a text by their letters and digits alone: on a page, the cells of a table and the items of a list
 * stand without what parts them in Markdown.
 * @returns UTF-16 offsets from the first letter to the last, in order; 500 at most
 */
export const letterPlaces = (text: string, words: string): TextSpan[] => {
  const sought = words.match(letter)?.join("") ?? "";
  if (sought === "") return [];
  /** Of each UTF-16 unit of the letters, where it stands in the text. */
  const units: number[] = [];
  let letters = "";
  for (const { 0: found, index } of text.matchAll(letter)) {
    for (let unit = 0; unit < found.length; unit += 1) units.push(index + unit);
    letters += found;
  }
  const places: TextSpan[] = [];
  let at = letters.indexOf(sought);
  while (at >= 0 && places.length < mostPlaces) {
    const [start, last] = [units[at], units[at + sought.length - 1]];
    if (start !== undefined && last !== undefined) places.push({ start, end: last + 1 });
    at = letters.indexOf(sought, at + 1);
  }
  return places;
};
