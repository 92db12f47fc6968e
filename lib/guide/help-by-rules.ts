import { contentWords } from "../questions/content-words.ts";
import { proseOf } from "./answer-by-rules.ts";

/** Passages before and after the step's own that come with it. */
const around = 1;

/** What a section says around a step: the passage that shares most words with it, and its neighbours. */
export const helpByRules = (step: string, section: string): string => {
  const wanted = new Set(contentWords(step));
  const passages = proseOf(section);
  const shares = passages.map(
    (text) => contentWords(text).filter((word) => wanted.has(word)).length,
  );
  const best = shares.indexOf(Math.max(0, ...shares));
  return passages.slice(Math.max(0, best - around), best + around + 1).join("\n\n");
};
