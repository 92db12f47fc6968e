import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitBlocks } from "./split-blocks.ts";
import { parseMarkdown } from "./testing/parse-markdown.ts";

const sources = (text: string): string[] =>
  splitBlocks(text).map(({ start, end }) => text.slice(start, end));

/** Pieces as documents hold them; each is one block or more. */
const pieces = [
  "# Heading",
  "### Сила $F = ma$ и *ускорение* ###",
  "Setext\n===",
  "Setext of\ntwo lines\n---",
  "A paragraph with **bold**, `code` and $x_1$.",
  "Строка\nи вторая, $5 и [ссылка](https://example.com).",
  "- one\n- two\n\n  with a paragraph\n- three",
  "* a\n  * b\n    * c",
  "1. one\n2. two\n   ```js\n   # no heading\n   ```\n3. three",
  "10) ten\n11) eleven",
  "- lazy\ncontinuation",
  "- [ ] open\n- [x] done",
  "> quoted\n> > twice\nlazily",
  "```python\n# no heading\n\n- no list\n```",
  "~~~\n```\n~~~",
  "$$\n\\frac{1}{2}\n\n# no heading\n$$",
  "    indented code\n\n    goes on",
  "| a | b |\n|---|--:|\n| 1 | $x$ |",
  "***",
  "- - -",
  "Cost is $5 and $$10.",
  "<div>\n# heading\n</div>",
  "[^n]: A note\nlazily\n\n    and a second paragraph\n    - with a list",
  "[^m]: One note\n[^k]: and another\n# heading",
];

const documents = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom("\n\n", "\n\n\n", "\n \n")), {
    maxLength: 12,
  })
  .chain((parts) =>
    fc.constantFrom("\n", "\r\n", "\r").map((end) => parts.flat().join("").replaceAll("\n", end)),
  );

/** Lines in no order at all. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...pieces.flatMap((piece) => piece.split("\n")),
      ...["", "-", "1.", ">", "```", "~~~", "$$", "===", "---", "\t", "\tx", "   $$", "    y"],
      ...["- ```", "> ```", "> - a", "-\ta", "[a]: x", "\ufeff", "\0", "\ud800", "|-|", "\u2028"],
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.join("\n"));

describe("blocks", () => {
  test("of a document mean alone what they mean in it", () => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(sources(text).flatMap(parseMarkdown)).toEqual(parseMarkdown(text));
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test("hold all that is written, in order", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        let end = 0;
        for (const block of splitBlocks(text)) {
          expect(text.slice(end, block.start)).toMatch(/^[\s\ufeff]*$/);
          expect(block.end).toBeGreaterThan(block.start);
          end = block.end;
        }
        expect(text.slice(end)).toMatch(/^[\s\ufeff]*$/);
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  test.each([
    ["a heading below a list", "- a\n- b\n# H", ["- a\n- b", "# H"]],
    ["a heading below a paragraph", "a\n## H\nb", ["a", "## H", "b"]],
    ["a list below a paragraph", "a:\n- b\n- c", ["a:", "- b\n- c"]],
    ["a number that opens no list", "in\n1905. A year", ["in\n1905. A year"]],
    ["lists with different signs", "- a\n* b", ["- a", "* b"]],
    ["a paragraph after a loose list", "- a\n\n- b\n\nc", ["- a\n\n- b", "c"]],
    ["an indented list", "  - a\n  - b\n\nc", ["  - a\n  - b", "c"]],
    ["a formula inside an item", "1. a\n\n   $$\n   x\n   $$\n\n2. b", null],
    ["a fence without an end", "a\n\n```\n# b\n\n- c", ["a", "```\n# b\n\n- c"]],
    ["a formula without an end", "a\n\n$$\n# b\n\n- c", ["a", "$$\n# b\n\n- c"]],
    ["a formula on one line", "$$x$$\n\nb", ["$$x$$", "b"]],
    ["a table and text", "|a|\n|-|\n|1|\n\nb", ["|a|\n|-|\n|1|", "b"]],
    ["dashes below a table", "|a|\n|-|\n---\nb", ["|a|\n|-|\n---", "b"]],
    ["code after a list", "- a\n\n```\nx\n```\nb", ["- a", "```\nx\n```", "b"]],
    ["an item without text", "-\n\n  b", ["-", "  b"]],
    ["nothing", " \n\t\n", []],
    ["a byte order mark", "\ufeff# a", ["# a"]],
  ])("are cut well at %s", (_, text, expected) => {
    expect(sources(text)).toEqual(expected ?? [text]);
  });

  test.each([
    ["# A", 1, "A"],
    ["## B ##", 2, "B"],
    ["### C#", 3, "C#"],
    ["#", 1, ""],
    ["###### $E = mc^2$ и *сила* `a_b`", 6, "E = mc^2 и сила a_b"],
    ["# snake_case and 2*3*4", 1, "snake_case and 2*3*4"],
    ["# [Name](https://example.com) \\* <T>", 1, "Name * <T>"],
    ["Title\n===", 1, "Title"],
    ["Two\nlines\n---", 2, "Two lines"],
  ])("%j is a heading", (text, level, words) => {
    expect(splitBlocks(text)).toMatchObject([{ kind: "heading", heading: { level, text: words } }]);
  });

  test.each(["#hash", "####### seven", "    # code", "|a|\n|-|\n===", "---", "[a]: x\n==="])(
    "%j is none",
    (text) => {
      expect(splitBlocks(text).filter(({ heading }) => heading)).toEqual([]);
    },
  );

  test.each([
    ["headings", "# *a* $b$\n"],
    ["underlines", "[a|\n===\n"],
    ["items", "- a\n"],
    ["empty items", "-\n"],
    ["table rows", "|a|b|\n|-|-|\n"],
    ["one line", "word "],
    ["quotations", ">"],
    ["bullets in bullets", "- "],
    ["fences", "```\n"],
    ["dollars", "$$ "],
    ["spaces", "# a     "],
    ["backslashes", "\\"],
    ["brackets", "["],
    ["line ends", "\r"],
  ])("of a megabyte of %s are found in one pass", (_, unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    expect(splitBlocks(text).at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length);
  });
});
