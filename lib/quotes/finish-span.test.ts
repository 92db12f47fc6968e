import { describe, expect, it } from "vitest";
import { contraryRelation, differingNumbers, missingNumbers } from "./check-place.ts";
import { balanceDelimiters, snapToCharacters, snapToWords } from "./finish-span.ts";
import { cutEllipsis, cutEndsOf, middleEllipsis, withEllipses } from "./quote-search.ts";
import { repairsFor } from "./repair-escapes.ts";

const spanOf = (raw: string, part: string): readonly [number, number] => [
  raw.indexOf(part),
  raw.indexOf(part) + part.length,
];

describe("balanceDelimiters", () => {
  it.each([
    ["an opened emphasis", "a **b c** d", "b c**", "**b c**"],
    ["a formula cut at its end", "let $x = 1$ be", "let $x = 1", "let $x = 1$"],
    ["emphasis at both ends", "so **a** and **b** end", "a** and **b", "**a** and **b**"],
    [
      "a link without its target",
      "see [the proof](p.html) now",
      "see [the proof",
      "see [the proof](p.html)",
    ],
    [
      "a place inside a target",
      "see [the proof](p.html) now",
      "html) now",
      "[the proof](p.html) now",
    ],
    ["a group of a command", "so $\\frac{a}{b}$ is", "a}{b}", "\\frac{a}{b}"],
    ["nothing, when all is closed", "a **b** c", "**b**", "**b**"],
    ["nothing for a bullet or a name", "* snake_case here", "snake_case", "snake_case"],
  ])("takes %s", (_what, raw, found, expected) => {
    expect(raw.slice(...balanceDelimiters(raw, spanOf(raw, found)))).toBe(expected);
  });
});

it("leaves a quote that was cut within a link as it is", () => {
  const raw = 'See [the list](list.html "2. The list") now.';
  const cut = 'See [the list](list.html "2.';
  const end = raw.indexOf(" The list");
  expect(balanceDelimiters(raw, [0, end], cut)).toEqual([0, end]);
  expect(balanceDelimiters(raw, [0, end])).toEqual([0, raw.indexOf(" now")]);
});

it("takes no delimiter from before the text", () => {
  expect(balanceDelimiters("```ab", [1, 5])).toEqual([1, 5]);
});

describe("snapping", () => {
  it.each([
    ["a surrogate pair", "a👍b", [2, 3], "👍"],
    ["a family", "x👩‍👩‍👧y", [3, 6], "👩‍👩‍👧"],
    ["stacked accents", "xa\u0301\u0323y", [1, 2], "a\u0301\u0323"],
    ["a Windows line end", "a\r\nb", [0, 2], "a\r\n"],
    ["a command", "$\\alpha$", [3, 5], "\\alpha"],
    ["a control symbol", "a\\{b", [0, 2], "a\\{"],
  ] as const)("keeps %s whole", (_what, raw, [start, end], expected) => {
    expect(raw.slice(...snapToCharacters(raw, [start, end]))).toBe(expected);
  });

  it("takes a line break in LaTeX for no command", () => {
    expect(snapToCharacters("a\\\\beta", [3, 7])).toEqual([3, 7]);
  });

  it("widens guessed places to words", () => {
    expect(snapToWords("some words here", [6, 8])).toEqual([5, 10]);
  });
});

describe("values", () => {
  it("counts numbers that differ, list numbers aside", () => {
    expect(differingNumbers("1. R = 12, v = 3", "2. R = 12, v = 5")).toBe(1);
    expect(missingNumbers("R = 12", "R = 12, see p. 40")).toBe(0);
    expect(missingNumbers("R = 13", "R = 12")).toBe(1);
    expect(missingNumbers("x²", "x^2")).toBe(0);
  });

  it.each([
    [" < ", " > ", true],
    [" \\le ", " \\ge ", true],
    [" = ", " \\neq ", true],
    ["$ = $", " = ", false],
    [" ≤ ", " \\leq ", false],
    [" ", " > ", false],
    [" - ", " — ", false],
  ])("%s against %s contradict: %s", (a, b, contrary) => {
    expect(contraryRelation(a, b)).toBe(contrary);
  });
});

describe("ellipses", () => {
  it.each([
    ["The osmotic pressure…", "The osmotic pressure"],
    ["The osmotic pressure [...]", "The osmotic pressure"],
    ["…the osmotic pressure", "the osmotic pressure"],
    ["so...", "so..."],
  ])("%s is %s", (quote, kept) => {
    expect(cutEllipsis(quote)).toBe(kept);
  });

  it("of the document belong to a quote that was cut there", () => {
    const raw = "…so it grows.\n\nAnd so on...";
    const [start, end] = [raw.indexOf("so it"), raw.indexOf("...")];
    const kept = "so it grows.\n\nAnd so on";
    expect(withEllipses(raw, [start, end], cutEndsOf(`...${kept}…`, kept))).toEqual([
      0,
      raw.length,
    ]);
    expect(withEllipses(raw, [start, end], cutEndsOf(kept, kept))).toEqual([start, end]);
  });

  it("in the middle stand alone or in brackets", () => {
    const [start, end] = middleEllipsis("begins here […] ends there") ?? [0, 0];
    expect("begins here […] ends there".slice(start, end)).toBe(" […] ");
    expect(middleEllipsis("a_1,...,a_n")).toBeNull();
  });
});

describe("repairsFor", () => {
  const repaired = (quote: string) => repairsFor(quote).at(-1)?.(quote) ?? quote;

  it.each([
    ["a tab for \\t", "\text{a}", "\\text{a}"],
    ["a form feed for \\f", "\frac{1}{2}", "\\frac{1}{2}"],
    ["a backspace for \\b", "\beta", "\\beta"],
    ["a line break for \\n", "x \neq y", "x \\neq y"],
    ["a carriage return for \\r", "\right)", "\\right)"],
    ["a line break of two characters", "one\\ntwo", "one\ntwo"],
    ["a command line that goes on", "run \\\\n  --fast", "run \\\n  --fast"],
    ["entities", "a &lt; b &amp;&#160;c", "a < b &\u00a0c"],
    ["a quote escaped twice", 'say \\"hi\\"', 'say "hi"'],
  ])("undoes %s", (_what, quote, expected) => {
    expect(repaired(quote)).toBe(expected);
  });

  it("reads a line break behind two backslashes", () => {
    const [first] = repairsFor("a \\\\\\nb");
    expect(first?.("a \\\\\\nb")).toBe("a \\\\\nb");
  });

  it.each(["plain words", "a\ttable\tcell", "$\\nabla f$", "two\nlines"])(
    "leaves %j alone",
    (quote) => {
      expect(repaired(quote)).toBe(quote);
    },
  );
});
