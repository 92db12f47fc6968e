import type { Patch } from "./patch.ts";
import { snapToCharacters } from "./snap-boundaries.ts";

/**
 * The least patch that replaces `document.slice(start, end)` by `text`: equal ends are left out, so that it
 * stores little and collides with little. It cuts no character of the old text in half.
 */
export const makePatch = (document: string, start: number, end: number, text: string): Patch => {
  const old = document.slice(start, end);
  const most = Math.min(old.length, text.length);
  let head = 0;
  while (head < most && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const [from, to] = snapToCharacters(document, [start + head, end - tail]);
  const [first, last] = [Math.max(start, from), Math.min(end, to)];
  return {
    start: first,
    removed: document.slice(first, last),
    inserted: text.slice(first - start, text.length - (end - last)),
  };
};
