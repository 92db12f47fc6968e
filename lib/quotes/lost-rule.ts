/** The rule of a table, under a heading or around a block, in hyphens or in what typography makes of them. */
const rule = /^[ \t]*[-‐-―−|:+=_*~][-‐-―−|:+=_*~ \t]*[-‐-―−|:+=_*~]\s*$/;

const countRules = (lines: readonly string[]): number =>
  lines.filter((line) => rule.test(line)).length;

/**
 * Does the quote begin or end with a rule that the passage lacks? Letters and digits do not see it,
 * but nobody quotes the rule of one table before the row of another.
 */
export const losesRule = (quote: string, passage: string): boolean => {
  const quoted = quote.trim().split("\n");
  if (quoted.length < 2) return false;
  const ends = [quoted[0] ?? "", quoted.at(-1) ?? ""];
  const outer = ends.filter((line) => rule.test(line)).length;
  return outer > 0 && countRules(passage.split("\n")) < outer;
};
