import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { garbledMarks } from "./garbled-marks.ts";

/** The document with all repairs made. */
const repaired = (document: string): string =>
  garbledMarks(document).reduceRight(
    (text, { start, oldText, newText }) =>
      text.slice(0, start) + newText + text.slice(start + oldText.length),
    document,
  );

describe("marks that stand twice", () => {
  it.each([
    ["emphasis", "The ****Momentum** (push) is kept.", "The **Momentum** (push) is kept."],
    ["emphasis at both ends", "The ****Momentum**** is kept.", "The **Momentum** is kept."],
    ["a heading", "# A\n\n## ## Implementation\n\nText", "# A\n\n## Implementation\n\nText"],
    ["an item", "- one\n- - *Batch* descent\n", "- one\n- *Batch* descent\n"],
    ["a formula in a line", "where $$T_1$$ is one", "where $T_1$ is one"],
    ["two formulas in a line", "both $$a$$ and $$b$$ are", "both $a$ and $b$ are"],
    ["a full stop", "by factorisation.. Next", "by factorisation. Next"],
    ["a full stop at the end", "Разложение на множители..\n", "Разложение на множители.\n"],
    ["several in a line", "## ## On $$x$$ and ****y****", "## On $x$ and **y**"],
  ])("%s", (_what, document, expected) => {
    expect(repaired(document)).toBe(expected);
    expect(garbledMarks(expected)).toEqual([]);
  });
});

describe("what is meant stays", () => {
  it.each([
    ["an ellipsis", "and so on... and on…. and wait..."],
    ["a formula in lines of its own", "$$\nE = mc^2\n$$"],
    ["a formula that has its line", "So:\n\n$$E = mc^2$$\n\n- $$a = b$$"],
    ["a rule", "one\n\n****\n\ntwo\n\n- - -\n\n* * *"],
    ["a block of code", "```\na ****b**** $$x$$ c..\n## ## d\n```"],
    ["indented code", "    a ****b**** .. c"],
    ["a span of code", "call `****x**` or `../a..b` and `$$x$$`"],
    ["a range and a path", "from 1..10 and ../up and [a..b]"],
    ["a link", "see [it](http://x.org/a..) and https://x.org/a.."],
    ["bold italics", "***both*** and **bold** *it*"],
    ["a blank to fill in", "Name: ____ and ______"],
    ["an escaped price", "costs \\$\\$ and $5"],
    ["a nested list", "- one\n  - two"],
    ["the border of a table", "| a | .. |\n| --- | --- |"],
  ])("%s", (_what, document) => {
    expect(garbledMarks(document)).toEqual([]);
  });
});

it("gives the passages as they stand, apart and in order", () => {
  const parts = fc.array(
    fc.constantFrom("****", "$$", "x", " ", "..", "\n", "## ", "- ", "`", "слово", "**", "$"),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(parts, (signs) => {
      const document = signs.join("");
      let last = 0;
      for (const { start, oldText, newText } of garbledMarks(document)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(document.startsWith(oldText, start)).toBe(true);
        expect(newText.replace(/[^\p{L}\p{N}]/gu, "")).toBe(oldText.replace(/[^\p{L}\p{N}]/gu, ""));
        last = start + oldText.length;
      }
    }),
  );
});
