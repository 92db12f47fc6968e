import { wordsFound } from "./found-pieces.ts";
import type { WordForms } from "./text-query.ts";

/**
 * What leads to the line of a passage in which most words of the query stand, the first of these. A passage of a note has a
 * number for each of its lines, `#at-0,12,40`; one that was stored by other rules has one for all.
 */
export const foundPlace = (place: string, text: string, query: readonly WordForms[]): string => {
  if (!place.includes(",")) return place;
  const first = place.search(/\d/);
  const numbers = place.slice(first).split(",");
  let best = { at: numbers[0], words: 0 };
  for (const [index, line] of text.split("\n").entries()) {
    const words = wordsFound(line, query);
    if (words > best.words) best = { at: numbers[index], words };
  }
  return `${place.slice(0, first)}${best.at ?? numbers[0]}`;
};
