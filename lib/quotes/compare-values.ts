/**
 * Numbers and relations are copied, not paraphrased: a passage of the same words with other values is
 * another passage.
 */

/** The number of a list item comes and goes with the list. */
const withoutListNumber = (text: string): string => text.replace(/^[\s>]*\d+[.)]\s/, "");

const numbersOf = (text: string): string[] => text.normalize("NFKC").match(/\d+/g) ?? [];

/** How many numbers one text has that the other lacks, the greater of both ways. */
export const differingNumbers = (a: string, b: string): number => {
  const left = new Map<string, number>();
  for (const number of numbersOf(withoutListNumber(a)))
    left.set(number, (left.get(number) ?? 0) + 1);
  let extra = 0;
  for (const number of numbersOf(withoutListNumber(b))) {
    const count = left.get(number) ?? 0;
    if (count > 0) left.set(number, count - 1);
    else extra++;
  }
  let missing = 0;
  for (const count of left.values()) missing += count;
  return Math.max(extra, missing);
};

/**
 * Numbers of `quote` that `passage` lacks: what a link target or a footnote adds to a passage is no difference, nor
 * is a space between digits that was lost or put in.
 */
export const missingNumbers = (quote: string, passage: string): number => {
  if (numbersOf(quote).join("") === numbersOf(passage).join("")) return 0;
  const there = new Map<string, number>();
  for (const number of numbersOf(passage)) there.set(number, (there.get(number) ?? 0) + 1);
  let missing = 0;
  for (const number of numbersOf(withoutListNumber(quote))) {
    const count = there.get(number) ?? 0;
    if (count > 0) there.set(number, count - 1);
    else missing++;
  }
  return missing;
};

const relations: readonly (readonly [RegExp, string])[] = [
  [/\\(?:leq?|leqslant)(?![a-zA-Z])|≤|⩽|<=|&lt;=/g, " ≤ "],
  [/\\(?:geq?|geqslant)(?![a-zA-Z])|≥|⩾|>=|&gt;=/g, " ≥ "],
  [/\\neq?(?![a-zA-Z])|≠|!=/g, " ≠ "],
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/[‐‑‒–—―−]/g, "-"],
];

/** The relation or sign between two pieces of a formula, or "" when there is none or several. */
const mayRelate = /[<>=+≤⩽≥⩾≠\\&‐‑‒–—―−-]/;

const relationOf = (between: string): string => {
  const plain = relations.reduce((text, [pattern, sign]) => text.replace(pattern, sign), between);
  const signs = plain.match(/[<>=+≤≥≠]|(?<=[\s\d)}])-(?=[\s\d(\\])/g) ?? [];
  return signs.length === 1 ? (signs[0] ?? "") : "";
};

/** Does the stretch between two agreeing words say `<` in one text and `>` in the other? */
export const contraryRelation = (quoted: string, real: string): boolean => {
  if (quoted === real || !mayRelate.test(quoted) || !mayRelate.test(real)) return false;
  const [a, b] = [relationOf(quoted), relationOf(real)];
  return a !== "" && b !== "" && a !== b;
};
