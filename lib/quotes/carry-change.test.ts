import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carryChange } from "./carry-change.ts";

/** What is kept, the quote, the new text, the passage, the passage's new text. */
const kept = [
  [
    "emphasis the quote lacks",
    "сила тока равна нулю",
    "сила тока равна единице",
    "**сила тока** равна *нулю*",
    "**сила тока** равна *единице*",
  ],
  [
    "a line break",
    "flows from left to right",
    "flows from top to right",
    "flows from\nleft to right",
    "flows from\ntop to right",
  ],
  [
    "formula delimiters",
    "где x = 2 и y = 3",
    "где x = 2 и y = 5",
    "где $x = 2$ и $y = 3$",
    "где $x = 2$ и $y = 5$",
  ],
  [
    "typography",
    'он сказал "да" - и ушёл',
    'он сказал "нет" - и ушёл',
    "он сказал «да» — и ушёл",
    "он сказал «нет» — и ушёл",
  ],
  ["ё", "все еще верно", "все еще неверно", "всё ещё верно", "всё ещё неверно"],
  [
    "a Greek letter for its command",
    "угол θ мал",
    "угол θ велик",
    "угол $\\theta$ мал",
    "угол $\\theta$ велик",
  ],
  [
    "a mistyped word elsewhere",
    "the membran lets water in",
    "the membran lets salt in",
    "the membrane lets water in",
    "the membrane lets salt in",
  ],
  [
    "a left-out word elsewhere",
    "the wall lets water in",
    "the wall lets salt in",
    "the thin wall lets water in",
    "the thin wall lets salt in",
  ],
  [
    "swapped words",
    "в жизни реальной часто",
    "в жизни обычной часто",
    "в реальной жизни часто",
    "в обычной жизни часто",
  ],
  [
    "a space the quote lost",
    "the first thingsof all",
    "the first partsof all",
    "the first things of all",
    "the first parts of all",
  ],
  [
    "a mistyped word that changes",
    "one wrod here",
    "one sign here",
    "one word here",
    "one sign here",
  ],
  [
    "a word inside a link",
    "see the proof below",
    "see the sketch below",
    "see [the proof](p.html) below",
    "see [the sketch](p.html) below",
  ],
  [
    "a command's name",
    "\\mathbf{v} is long",
    "\\vec{v} is long",
    "$\\mathbf{v}$ is long",
    "$\\vec{v}$ is long",
  ],
  [
    "a symbol instead of the quoted command",
    "angle θ here",
    "angle φ here",
    "angle $\\theta$ here",
    "angle $φ$ here",
  ],
  [
    "a repaired escape, in the new text as well",
    "value \text{kg} heavy",
    "value \text{g} heavy",
    "value \\text{kg} heavy",
    "value \\text{g} heavy",
  ],
  ["a line break as two characters", "one\\ntwo", "one\\nthree", "one\ntwo", "one\nthree"],
  ["outer white space", " alpha beta\n", " alpha gamma\n", "alpha beta", "alpha gamma"],
  [
    "an insertion behind a formula",
    "mass m is given",
    "mass m in grams is given",
    "mass $m$ is given",
    "mass $m$ in grams is given",
  ],
  [
    "an insertion behind emphasis",
    "the wall is thin",
    "the wall of a cell is thin",
    "the **wall** is thin",
    "the **wall** of a cell is thin",
  ],
  [
    "a deletion with its emphasis",
    "a very thin wall",
    "a thin wall",
    "a **very** thin wall",
    "a thin wall",
  ],
  ["a sentence added", "It works.", "It works. It lasts.", "It *works*.", "It *works*. It lasts."],
  [
    "an ellipsis that stands for the middle",
    "First words … last words",
    "First steps … last words",
    "First words, then many more, last words",
    "First steps, then many more, last words",
  ],
  ["dollar signs", "cost: $5 now", "cost: $$5 $& now", "cost: **$5** now", "cost: **$$5** $& now"],
] as const;

describe("carryChange", () => {
  it.each(kept)("keeps %s", (_what, quote, newText, passage, expected) => {
    expect(carryChange(quote, newText, passage)).toBe(expected);
  });

  it("replaces the whole passage when the new text is a rewrite", () => {
    const rewrite = "Compare the slopes before you read on, then draw both curves again.";
    expect(
      carryChange(
        "Rates grow and fall with the heat of a body",
        rewrite,
        "Rates *grow* and fall with the heat of a body",
      ),
    ).toBe(rewrite);
  });

  it("gives the new text for an exact quote, whatever both are", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (quote, newText) => {
          expect(carryChange(quote, newText, quote)).toBe(newText);
        },
      ),
    );
  });

  it("changes nothing when the new text repeats the quote", () => {
    const words = fc
      .array(fc.constantFrom("alpha", " ", "**", "$", "бета", "\n", "…", "\\pi"), { maxLength: 30 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(words, words, (quote, passage) => {
        if (quote.trim() === passage.trim()) return;
        expect(carryChange(quote, quote, passage)).toBe(passage);
      }),
    );
  });
});
