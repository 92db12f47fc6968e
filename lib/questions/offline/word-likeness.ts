import { contentWords } from "../content-words.ts";

/** How many words that carry meaning two texts share, from 0 (none) to 1 (the same ones). */
export const wordLikeness = (left: string, right: string): number =>
  setLikeness(new Set(contentWords(left)), new Set(contentWords(right)));

export const setLikeness = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared / Math.sqrt(left.size * right.size);
};
