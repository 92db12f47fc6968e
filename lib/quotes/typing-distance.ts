import { codeUnits } from "./code-units.ts";

/** What is compared takes the product of both lengths; whoever has more to compare has no words. */
const mostCells = 250_000;

/** Both without what they begin and end with alike, which changes no distance. */
const differing = (a: Uint16Array, b: Uint16Array): readonly [Uint16Array, Uint16Array] => {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.subarray(start, a.length - end), b.subarray(start, b.length - end)];
};

/**
 * Edits between two words; two neighbouring letters in each other's place are one edit, as a typist makes them. Of
 * long runs of letters without a gap, which no typist compares, all that lies between the first difference and
 * the last counts as different.
 */
export const typingDistance = (first: string, second: string): number => {
  const [a, b] = differing(codeUnits(first), codeUnits(second));
  if (a.length * b.length > mostCells) return Math.max(a.length, b.length);
  return alignedDistance(a, b);
};

const alignedDistance = (a: Uint16Array, b: Uint16Array): number => {
  const width = b.length + 1;
  const costs = new Int32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => costs[i * width + j] as number;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        costs[i * width + j] = i + j;
        continue;
      }
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : replaced;
      costs[i * width + j] = Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(a.length, b.length);
};

/** A word with more than a third of its letters wrong is another word. */
const FAULTY_WORD = 3;

/** Do two words, or two runs of them, differ by slips of the pen only? */
export const isSlip = (a: string, b: string): boolean => {
  const longest = Math.max(a.length, b.length);
  return (
    FAULTY_WORD * Math.abs(a.length - b.length) <= longest &&
    FAULTY_WORD * typingDistance(a, b) <= longest
  );
};
