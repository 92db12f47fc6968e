import { areTwins } from "./one-of-twins.ts";

interface Found {
  readonly id: string;
  readonly text: string;
  readonly address: string | null;
  readonly ordinal: number;
  readonly score: number;
}

/** From this share of the best section's score on another one may hold another way; below it is about something else. */
const leastOther = 0.65;

/**
 * Sections for another answer after those tried did not solve it: none that was tried, and none that says it once more in
 * another language.
 * @returns `near`: whether the best of them may hold another way
 */
export const untriedSections = <Section extends Found>(
  sections: readonly Section[],
  tried: readonly string[],
): { readonly others: Section[]; readonly near: boolean } => {
  const done = sections.filter(({ id }) => tried.includes(id));
  const others = sections.filter(
    (section) => !done.includes(section) && !done.some((one) => areTwins(one, section)),
  );
  const best = Math.max(0, ...sections.map(({ score }) => score));
  const near = others.some(({ score }) => score >= leastOther * best);
  return { others, near };
};
