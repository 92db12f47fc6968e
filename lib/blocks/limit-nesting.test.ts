import { readFileSync } from "node:fs";
import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { deepestNesting, limitNesting } from "#lib/blocks/limit-nesting.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];

const holders: ReadonlySet<string> = new Set(["blockquote", "listItem", "footnoteDefinition"]);

/** How many quotations, items and footnotes stand in one another, as the parser of pages reads the text. */
const depthOf = (text: string): number => {
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  let deepest = 0;
  const open: { node: Node; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const depth = next.depth + (holders.has(next.node.type) ? 1 : 0);
    deepest = Math.max(deepest, depth);
    if (!("children" in next.node)) continue;
    for (const node of next.node.children) open.push({ node, depth });
  }
  return deepest;
};

const nestedList = (depth: number, sign: string, indent: string): string =>
  Array.from({ length: depth }, (_, level) => `${indent.repeat(level)}${sign} item`).join("\n");

const signs = {
  "quotations on one line": (n: number) => `${">".repeat(n)} text`,
  "quotations with spaces": (n: number) => `${"> ".repeat(n)}text`,
  "items on one line": (n: number) => `${"- ".repeat(n)}text`,
  "numbers on one line": (n: number) => `${"1. ".repeat(n)}text`,
  "footnotes on one line": (n: number) => `${"[^a]: ".repeat(n)}text`,
  "a list nested by spaces": (n: number) => nestedList(n, "-", "  "),
  "a numbered list nested by spaces": (n: number) => nestedList(n, "1.", "   "),
  "a list nested by tabs": (n: number) => nestedList(n, "-", "\t"),
  "a list nested by spaces with blank lines": (n: number) =>
    nestedList(n, "+", "  ").replaceAll("\n", "\n\n"),
  "a list nested by spaces with CR line ends": (n: number) =>
    nestedList(n, "*", "  ").replaceAll("\n", "\r"),
  "quotations in items": (n: number) =>
    Array.from({ length: n }, (_, at) => `${"  ".repeat(at)}${at % 2 ? ">" : "-"} text`).join("\n"),
} satisfies Record<string, (depth: number) => string>;

describe.each(Object.entries(signs))("%s", (_name, nested) => {
  it("are left as they are down to the depth", () => {
    const text = nested(deepestNesting);
    expect(depthOf(text)).toBeGreaterThanOrEqual(deepestNesting / 2);
    expect(limitNesting(text)).toBe(text);
  });

  it("are text beyond it", () => {
    const text = nested(60);
    const limited = limitNesting(text);
    expect(depthOf(text)).toBeGreaterThan(deepestNesting);
    expect(depthOf(limited)).toBeLessThanOrEqual(deepestNesting);
    expect(limited.length).toBe(text.length);
    expect(limited.replaceAll(/x+/g, "")).not.toContain("x");
  });
});

describe("limitNesting", () => {
  const pieces = [
    ...[">", "> ", ">\t", "- ", "-\t", "* ", "+ ", "1. ", "12) ", "[^a]: ", "[^b]:", "-", "- - -"],
    ...[
      " ",
      "  ",
      "   ",
      "    ",
      "\t",
      "\n",
      "\n",
      "\n\n",
      "\r",
      "\r\n",
      "a",
      "word",
      "***",
      "---",
    ],
    ...[
      "```\n",
      "~~~",
      "    code\n",
      "# head",
      "| a | b |\n|-|-|\n",
      "<div>\n",
      "[a]: /b\n",
      "x",
      "=",
    ],
  ];
  const fewSigns = ["> ", "- ", "1. ", "  ", "   ", "\n", "a", "```\n", "\t", "[^a]: ", "<div>\n"];

  it.each([pieces, fewSigns, ["> ", "- ", "\n", "  ", "a"], ["- ", "  ", "\t", "\n", "a", "\n\n"]])(
    "bounds the depth of every text",
    (...given) => {
      fc.assert(
        fc.property(
          fc.array(fc.constantFrom(...given), { minLength: 20, maxLength: 400 }),
          (parts) => {
            const text = parts.join("");
            const limited = limitNesting(text);
            expect(limited.length).toBe(text.length);
            expect(depthOf(limited)).toBeLessThanOrEqual(deepestNesting);
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it("bounds the depth of lists that go on with other indentations", () => {
    const line = fc.tuple(
      fc.integer({ min: 0, max: 70 }),
      fc.constantFrom(
        "- a",
        "1. a",
        "> a",
        "a",
        "",
        "- > a",
        "- - - a",
        "~~~",
        "-\ta",
        "1234567.  a",
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 20, maxLength: 200 }), (lines) => {
        const text = lines.map(([indent, rest]) => " ".repeat(indent) + rest).join("\n");
        expect(depthOf(limitNesting(text))).toBeLessThanOrEqual(deepestNesting);
      }),
      { numRuns: 300 },
    );
  });

  it.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])("leaves %s as it is", (file) => {
    const text = readFileSync(file, "utf8");
    expect(limitNesting(text)).toBe(text);
  });

  it("counts lists that follow one another once", () => {
    const text = `${nestedList(10, "-", "  ")}\n\ntext\n\n${nestedList(10, "-", "  ")}\n${"> ".repeat(9)}a\n`;
    const often = text.repeat(20);
    expect(limitNesting(often)).toBe(often);
  });

  it("leaves rules of many signs", () => {
    const text = `${"- ".repeat(40)}\n\n${"* ".repeat(40)}\n\n${"-".repeat(40)}\n`;
    expect(limitNesting(text)).toBe(text);
  });

  it("reads 100,000 characters of each kind within the watchdog", { timeout: 20_000 }, () => {
    for (const [name, nested] of Object.entries(signs)) {
      const size = name.includes("nested") || name.includes("in items") ? 300 : 33_000;
      const text = nested(size);
      expect(limitNesting(text).length).toBe(text.length);
    }
  });
});
