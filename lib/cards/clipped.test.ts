import fc from "fast-check";
import { expect, test } from "vitest";
import { clipped } from "./clipped.ts";

const picture = `![a cell](picture:${"0a".repeat(32)})`;

test.each([
  ["a short text", "ab😀", 4, "ab😀"],
  ["a longer one", "abcdef", 4, "abc…"],
  ["a sign of two units", "ab😀cd", 4, "ab…"],
  ["a formula", "half: $\\frac{1}{2}$ of it", 12, "half: …"],
  ["a formula that is whole", "half: $\\frac{1}{2}$ of it", 21, "half: $\\frac{1}{2}$ …"],
  ["a block of a formula", "half:\n\n```math\n\\frac{1}{2}\n```\n", 20, "half:\n\n…"],
  ["a picture", `It is ${picture} here`, 40, "It is …"],
  ["code", "It is `let x = 1` here", 12, "It is `let …"],
  ["half a sign that was there", "ab\uD83Dcd", 5, "ab\uFFFDcd"],
])("%s is cut before what would be halved", (_, text, most, short) => {
  expect(clipped(text, most)).toBe(short);
});

test("no text is longer, none has half a sign, and what is short enough stays", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("😀", "a ", "$x$", picture, "\\(y\\)", "`z`", "\n"), {
        maxLength: 20,
      }),
      fc.integer({ min: 1, max: 200 }),
      (pieces, most) => {
        const text = pieces.join("");
        const short = clipped(text, most);
        expect(short.length).toBeLessThanOrEqual(Math.max(most, 1));
        expect(short.isWellFormed()).toBe(true);
        if (text.length <= most) expect(short).toBe(text);
        else expect(text.startsWith(short.slice(0, -1))).toBe(true);
      },
    ),
  );
});
