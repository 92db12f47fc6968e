/**
 * From this share of the best section's score on a section may help. In three manuals no section that answers one of
 * 557 questions was below it; in a small pack, whose every section says something of the question, most are.
 */
const leastShare = 0.4;
/** So many are shown all the same, so that a wrong first one can be seen to be wrong. */
const fewest = 3;

/** Sections in their order without those that only stand at the end because there were no others. */
export const nearSections = <Section extends { readonly score: number }>(
  sections: readonly Section[],
): Section[] => {
  const best = Math.max(0, ...sections.map(({ score }) => score));
  return sections.filter(({ score }, at) => at < fewest || score >= leastShare * best);
};
