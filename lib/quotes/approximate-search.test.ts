import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeUnits } from "#lib/text/edit-distance.ts";
import { approximateSearch, compilePattern, scanText } from "./approximate-search.ts";

/** The textbook: distance of the best match that ends at every place (Sellers 1980). */
const sellers = (text: string, pattern: string): number[] => {
  let column = [...pattern].map((_, index) => index + 1);
  return [...text].map((sign) => {
    let [diagonal, above] = [0, 0];
    column = column.map((left, row) => {
      const cost = Math.min(diagonal + (pattern[row] === sign ? 0 : 1), left + 1, above + 1);
      [diagonal, above] = [left, cost];
      return cost;
    });
    return column.at(-1) ?? 0;
  });
};

const letters = (most: number, least = 0) =>
  fc
    .array(fc.constantFrom(..."abcd"), { minLength: least, maxLength: most })
    .map((signs) => signs.join(""));

describe("scanText", () => {
  it("agrees with plain dynamic programming at every end, over several blocks and limits", () => {
    fc.assert(
      fc.property(letters(160), letters(100, 1), fc.nat(40), (text, pattern, limit) => {
        const { scores, best } = scanText(
          codeUnits(text),
          compilePattern(codeUnits(pattern)),
          limit,
        );
        const expected = sellers(text, pattern).map((score) => Math.min(score, limit + 1));
        expect([...scores]).toEqual(expected);
        expect(best).toBe(Math.min(limit + 1, ...expected));
      }),
      { numRuns: 400 },
    );
  });

  it("finds a long pattern with errors in a longer text", () => {
    const pattern = "the quick brown fox jumps over the lazy dog ".repeat(6).trim();
    const text = `${"lorem ipsum ".repeat(50)}${pattern.replace(/quick/g, "quirk")}${" dolor sit".repeat(50)}`;
    const { best } = scanText(codeUnits(text), compilePattern(codeUnits(pattern)), 40);
    expect(best).toBe(6);
  });
});

describe("approximateSearch", () => {
  const search = (text: string, pattern: string, limit: number) =>
    approximateSearch(codeUnits(text), codeUnits(pattern), limit).map(({ end, distance }) => [
      end,
      distance,
    ]);

  // What the reference library is known for, where it has one answer: the best match counts.
  it.each([
    ["identical", "PATTERN", "PATTERN", 2, [[7, 0]]],
    ["in the middle", "PATTERN", "----------PATTERN---------", 2, [[17, 0]]],
    ["one substitution", "PATTERN", "----PATXERN----", 1, [[11, 1]]],
    ["one insertion", "PATTERN", "----PATTXERN----", 1, [[12, 1]]],
    ["one deletion", "PATTERN", "----PATERN----", 1, [[10, 1]]],
    ["doubled first letter", "def", "abcddefg", 1, [[7, 0]]],
    ["doubled last letter", "def", "abcdeffg", 1, [[6, 0]]],
    ["beyond the limit", "PATTERN", "----PXTXEXN----", 2, []],
    [
      "two places, best first",
      "PATTERN",
      "PATXERN---------PATTERN---------",
      1,
      [
        [23, 0],
        [7, 1],
      ],
    ],
    ["empty text", "PATTERN", "", 6, []],
  ])("%s", (_name, pattern, text, limit, expected) => {
    expect(search(text, pattern, limit)).toEqual(expected);
  });

  it("finds with grams what a whole scan finds", () => {
    const words = fc.array(
      fc.constantFrom("alpha ", "beta ", "gamma ", "delta ", "omega ", "sigma "),
      { minLength: 200, maxLength: 300 },
    );
    fc.assert(
      fc.property(
        words,
        fc.nat(600),
        fc.array(fc.nat(179), { maxLength: 8 }),
        (parts, start, slips) => {
          const text = parts.join("");
          const cut = text.slice(start, start + 180);
          const pattern = slips.reduce(
            (result, at) => `${result.slice(0, at)}#${result.slice(at + 1)}`,
            cut,
          );
          const [best] = approximateSearch(codeUnits(text), codeUnits(pattern), 40);
          expect(best?.distance).toBe(Math.min(...sellers(text, pattern)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
