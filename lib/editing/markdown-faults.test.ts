import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markdownFaults, parseMarkdown } from "./markdown-faults.ts";

const delimiters = (text: string): number =>
  markdownFaults(parseMarkdown(text), new Set()).filter(({ code }) => code === "delimiter").length;

describe("formulas in brackets", () => {
  it.each([
    ["\\(a^2\\)", 1],
    ["\\[x = 1\\] and \\(y_1\\)", 2],
    ["\\(x = 1", 0],
    ["\\(only words\\)", 0],
    ["\\(a\nb = 1\\)", 0],
    ["x = 1 \\(words\\)", 0],
    ["\\(words\\) x = 1 \\)", 1],
    ["\\(\\[ = \\) \\]", 2],
  ])("%j: %i", (text, expected) => {
    expect(delimiters(text)).toBe(expected);
  });

  it("are found as a search with lookaheads finds them", () => {
    const slow = /\\\((?=[^\n]*?[\\^_=][^\n]*?\\\))|\\\[(?=[^\n]*?[\\^_=][^\n]*?\\\])/g;
    const part = fc.constantFrom("\\(", "\\)", "\\[", "\\]", "=", "^", "a", " b ", "\n");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = `a ${parts.join("")} z`;
        expect(delimiters(text.replaceAll(/\n\s*/g, "\n"))).toBe(
          [...text.replaceAll(/\n\s*/g, "\n").matchAll(slow)].length,
        );
      }),
    );
  });
});

const hostile = {
  "opening brackets": "\\(",
  "opening brackets and signs": "\\(=",
  "both brackets": "\\(\\)",
  "square brackets": "\\[a_\\]",
  "dollar signs": "a$ ",
  "closing brackets": "]",
  "closing brackets and parentheses": "](",
  pictures: "![",
  "signs of emphasis": "a* ",
  "emphasis in emphasis": "*a _b ",
  references: "[a][b]",
  environments: "\\begin{",
} as const;

it.each(Object.entries(hostile))(
  "20,000 characters of %s on one line are read within the watchdog",
  { timeout: 60_000 },
  (_name, part) => {
    const text = part.repeat(20_000 / part.length);
    expect(markdownFaults(parseMarkdown(text), new Set())).toBeInstanceOf(Array);
  },
);
