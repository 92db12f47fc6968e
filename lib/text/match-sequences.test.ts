import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeUnits, editDistance } from "./edit-distance.ts";
import { matchSequences } from "./match-sequences.ts";

const letters = fc
  .array(fc.constantFrom(..."abc"), { maxLength: 40 })
  .map((signs) => signs.join(""));

/** Textbook table of a longest common subsequence, or of the edit distance. */
const table = (
  a: string,
  b: string,
  cost: (same: boolean, diagonal: number, above: number, left: number) => number,
  edge: (index: number) => number,
): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => edge(index));
  [...a].forEach((sign, i) => {
    const next = [edge(i + 1)];
    [...b].forEach((other, j) => {
      next.push(cost(sign === other, row[j] ?? 0, row[j + 1] ?? 0, next[j] ?? 0));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
};

describe("matchSequences", () => {
  it("pairs a longest common subsequence, in order", () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const partner = matchSequences([...a], [...b], 100) ?? new Int32Array();
        const pairs = [...partner].flatMap((other, index) =>
          other < 0 ? [] : [[index, other] as const],
        );
        const longest = table(
          a,
          b,
          (same, diagonal, above, left) => (same ? diagonal + 1 : Math.max(above, left)),
          () => 0,
        );
        expect(pairs).toHaveLength(longest);
        expect(pairs.every(([i, j]) => a[i] === b[j])).toBe(true);
        expect(pairs.every(([, j], index) => index === 0 || j > (pairs[index - 1]?.[1] ?? 0))).toBe(
          true,
        );
      }),
    );
  });

  it("gives up beyond its limit", () => {
    expect(matchSequences([..."aaaa"], [..."bbbb"], 7)).toBeNull();
    expect(matchSequences([..."aaaa"], [..."bbbb"], 8)).not.toBeNull();
  });
});

describe("editDistance", () => {
  it("is Levenshtein's, up to its limit", () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(20), (a, b, limit) => {
        const real = table(
          a,
          b,
          (same, diagonal, above, left) => Math.min(diagonal + (same ? 0 : 1), above + 1, left + 1),
          (index) => index,
        );
        expect(editDistance(codeUnits(a), codeUnits(b))).toBe(real);
        expect(editDistance(codeUnits(a), codeUnits(b), limit)).toBe(Math.min(real, limit + 1));
      }),
      { numRuns: 500 },
    );
  });
});
