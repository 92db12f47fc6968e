import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { checkEdit, markdownFaults, parseMarkdown } from "./check-edit.ts";
import { editAt } from "./place-edits.ts";

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

const replaced = (document: string, oldText: string, newText: string) => {
  const start = document.indexOf(oldText);
  if (start < 0) throw new Error(`the document does not hold ${oldText}`);
  return checkEdit(document, [makePatch(document, start, start + oldText.length, newText)]);
};
const codes = (document: string, oldText: string, newText: string) =>
  replaced(document, oldText, newText).map(({ code }) => code);

const document = `# Waves

A wave has speed $v = \\lambda f$ and energy $E$, see [the source][book] and [this page](http://a.example/b).

| name | sign |
| --- | --- |
| speed | $v$ |
| energy | $E$ |

$$
\\begin{aligned}
v &= \\lambda f \\\\
E &= h f
\\end{aligned}
$$

\`\`\`python
print("$")
\`\`\`

The end, as in the footnote[^1].

[book]: http://b.example
[^1]: A note.
`;

describe("a broken edit is named", () => {
  it.each([
    ["a formula that lost its end", "$E$, see", "$E, see", "dollar"],
    ["a formula with a brace too few", "$E$, see", "$\\frac{E}{2$, see", "formula"],
    ["an unknown command", "$E$, see", "$\\enrgy$, see", "formula"],
    ["a formula in brackets that Markdown drops", "$E$, see", "\\(E = 1\\), see", "delimiter"],
    ["an environment without its end", "\\end{aligned}\n", "", "formula"],
    ["an environment outside a formula", "The end", "\\begin{align} x \\end{align}", "environment"],
    ["a row with a cell too many", "| speed | $v$ |", "| speed | $v$ | fast |", "table"],
    ["a row with a bar inside a formula", "| energy | $E$ |", "| energy | $|E|$ |", "table"],
    ["a table without its rule", "| --- | --- |\n", "", "table"],
    ["a table with a narrow rule", "| --- | --- |\n", "| --- |\n", "table"],
    ["a link without its end", "(http://a.example/b)", "(http://a.example/b", "link"],
    ["a reference to nothing", "[book] and", "[boook] and", "reference"],
    ["a definition that is still needed", "[book]: http://b.example\n", "", "reference"],
    ["a footnote that is still needed", "[^1]: A note.\n", "", "reference"],
    ["a fence that is never closed", "The end", "```c\nThe end", "code_fence"],
    ["a closing fence that is gone", '("$")\n```', '("$")', "code_fence"],
    ["an opening fence that is gone", "```python\n", "", "code_fence"],
    [
      "a closing formula fence that is gone",
      "\\end{aligned}\n$$",
      "\\end{aligned}",
      "formula_fence",
    ],
  ])("%s", (_what, oldText, newText, code) => {
    expect(codes(document, oldText, newText)).toContain(code);
  });

  it("says what the parser says", () => {
    const [breakage] = replaced(document, "$E$, see", "$\\frac{E}{2$, see");
    expect(breakage).toMatchObject({
      source: "\\frac{E}{2",
      problem: expect.stringContaining("'}'"),
    });
  });
});

describe("a sound edit passes", () => {
  it.each([
    ["other words", "A wave has", "Each wave has"],
    ["another formula", "$E$, see", "$E = \\tfrac12 m v^2$, see"],
    ["a price", "The end", "It costs $5. The end"],
    ["an escaped sign", "The end", "It costs \\$5 and \\$6. The end"],
    ["one more row", "| energy | $E$ |", "| energy | $E$ |\n| mass | $m$ |"],
    [
      "a table that is gone",
      "| name | sign |\n| --- | --- |\n| speed | $v$ |\n| energy | $E$ |\n",
      "",
    ],
    ["code that is gone", '```python\nprint("$")\n```\n', ""],
    ["text that becomes code", "The end, as in the footnote[^1].", "```\nThe end\n```"],
    ["an index in prose", "The end", "Look at dp[i][j]. The end"],
    [
      "a definition with its reference",
      "The end",
      "See [more][new]. The end\n\n[new]: http://c.example\n\nThe end",
    ],
    [
      "a footnote whose text is a list item",
      "The end",
      "So it is[^2]. The end\n\n- [^2]: Another note.\n\nThe end",
    ],
    ["signs inside code", 'print("$")', 'print("$$ ](")'],
  ])("%s", (_what, oldText, newText) => {
    expect(replaced(document, oldText, newText)).toEqual([]);
  });

  it("wraps text into code with two patches", () => {
    const at = document.indexOf("The end");
    const line = document.indexOf("\n", at);
    const patches = [
      { start: at, removed: "", inserted: "```\n" },
      { start: line, removed: "", inserted: "\n```" },
    ];
    expect(checkEdit(document, patches)).toEqual([]);
    expect(checkEdit(document, patches.slice(0, 1)).map(({ code }) => code)).toEqual([
      "code_fence",
    ]);
  });
});

describe("what was broken before is not blamed on an edit", () => {
  const broken =
    "Here $\\oops$ is lost, and a single $ too.\n\n| a | b |\n|---|---|\n| 1 |\n\n```\nopen";
  it.each([
    ["words beside it", "is lost", "was lost"],
    ["the broken formula, which stays broken", "$\\oops$", "$\\ooops$"],
    ["a word in a broken row", "| 1 |", "| 2 |"],
    ["a repair", "| 1 |", "| 1 | 2 |"],
    ["a repaired fence", "```\nopen", "```\nopen\n```\n"],
    ["text in a fence that nobody closed", "open", "shut"],
  ])("%s", (_what, oldText, newText) => {
    expect(replaced(broken, oldText, newText)).toEqual([]);
  });

  it("but one fault more is", () => {
    expect(codes(broken, "is lost", "is $\\lostt$ lost")).toContain("formula");
  });
});

/** Well-formed blocks that may stand next to each other in any order. */
const block = fc.oneof(
  fc.constantFrom(
    "A plain paragraph, with **weight** and `code with $`.",
    "A formula $a_1 = \\frac{b}{c}$ and one more, $\\sqrt{x}$.",
    "| a | b |\n|---|:-:|\n| 1 | $x$ |\n| 2 | `y` |",
    "```js\nconst price = `$${1}`;\n```",
    "~~~\n```\n~~~",
    "$$\n\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}\n$$",
    "- item one\n- item $n$\n  - deeper",
    "> quoted [link](http://a.example)",
    "## Heading with $\\pi$",
    "It costs $7, no more.",
  ),
);

test("taking out, putting in and exchanging whole blocks breaks nothing", () => {
  fc.assert(
    fc.property(
      fc.array(block, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.option(block, { nil: "" }),
      fc.boolean(),
      (blocks, seed, fresh, keeps) => {
        const text = `${blocks.join("\n\n")}\n`;
        const index = seed % blocks.length;
        const start = blocks.slice(0, index).reduce((sum, { length }) => sum + length + 2, 0);
        const old = blocks[index] ?? "";
        const newText = keeps ? `${old}\n\n${fresh}` : fresh;
        const edit = editAt(text, { start, end: start + old.length }, newText, {
          similarity: 1,
          reason: "",
        });
        if (edit === null) return;
        expect(checkEdit(text, edit.patches)).toEqual([]);
      },
    ),
  );
});

test.each(["en", "ru"] as const)(
  "words of a real note (%s) can be exchanged anywhere",
  (language) => {
    const note = sampleNote(language);
    const words = [...note.matchAll(/(?<![\\$`\p{L}])\p{L}{4,}(?![\p{L}$`}])/gu)];
    for (const { 0: word, index } of words) {
      const edit = editAt(note, { start: index, end: index + word.length }, "other", {
        similarity: 1,
        reason: "",
      });
      // Another word for a keyword breaks its program, and rightly so.
      const broken = edit && checkEdit(note, edit.patches).filter(({ code }) => code !== "program");
      expect(broken).toEqual([]);
    }
  },
);

test("an edit's patches make exactly the text that was wanted", () => {
  const words = fc.array(
    fc.constantFrom(
      "alpha",
      " ",
      "\n",
      "$x$",
      "**b**",
      "é",
      "e\u0301",
      "👩‍👩‍👧",
      "\\frac",
      ".",
      "ё",
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(words, words, words, words, (head, old, fresh, tail) => {
      const [before, oldText, newText, after] = [head, old, fresh, tail].map((part) =>
        part.join(""),
      ) as [string, string, string, string];
      fc.pre(newText.trim() !== "");
      const text = before + oldText + after;
      const span = { start: before.length, end: before.length + oldText.length };
      const edit = editAt(text, span, newText, { similarity: 1, reason: "" });
      expect(edit === null ? text : applyPatches(text, edit.patches)).toBe(
        before + newText + after,
      );
    }),
  );
});

test("an edit moves a picture, takes it away or words its caption anew, and makes none up", () => {
  const mark = (alt: string, digit: string) => `![${alt}](picture:${digit.repeat(64)})`;
  const document = `A cell.\n\n${mark("a cell", "a")}\n\nA wall.\n`;
  const edited = (removed: string, inserted: string) =>
    checkEdit(document, [{ start: document.indexOf(removed), removed, inserted }]);
  expect(edited(mark("a cell", "a"), "")).toEqual([]);
  expect(edited("A wall.", `A wall.\n\n${mark("a cell", "a")}`)).toEqual([]);
  expect(edited("a cell](", "one cell](")).toEqual([]);
  expect(edited("A wall.", mark("a wall", "b"))).toMatchObject([{ code: "link" }]);
  expect(edited("A wall.", "![a wall](picture:2)")).toMatchObject([{ code: "link" }]);
  expect(edited("aaaa", "aaab")).toMatchObject([{ code: "link" }]);
});
