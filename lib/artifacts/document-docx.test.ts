import { expect, test } from "vitest";
import { packedFiles } from "#lib/library/office/packed-files.ts";
import { readDocx } from "#lib/library/office/read-docx.ts";
import { documentDocx } from "./document-docx.ts";

/** What the product's own reader of Word files finds in a document that was taken away. */
const readBack = async (markdown: string): Promise<string> => {
  const bytes = await documentDocx(markdown, "A title", "en");
  const { sections, footnotes } = await readDocx("document.docx", packedFiles(bytes));
  return [...sections.map(({ text }) => text), ...footnotes.values()].join("\n\n");
};

const document = `# Data structures

An **array** is a *block* of ~~memory~~ with \`n\` cells, see [the manual](https://example.com/a?b=1&c=2).[^cost]

## Lists

1. A stack
   - last in
   - first out
2. A queue

- [x] read
- [ ] written

> Words of somebody else.

| Name | Cost |
| --- | ---: |
| Heap | $O(n)$ |
| Списки | 1 < 2 & 3 |

\`\`\`cpp
if (a < b) {
  return "x & y";
}
\`\`\`

$$
E = mc^2
$$

[^cost]: Reached in $O(1)$, **always**.
`;

test("headings, lists, tables, quotations, code, links and footnotes are read back", async () => {
  const text = await readBack(document);
  for (const part of [
    "**array**",
    "_block_",
    "[the manual](https://example.com/a?b=1\\&c=2)",
    "1. A stack",
    "2. A queue",
    "> Words of somebody else.",
    "if (a < b) {",
    '  return "x & y";',
    "E = mc^2",
    "Reached in",
    "☑ read",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/\| *Heap *\| *.*O\(n\)/);
  expect(text).toMatch(/\| *Списки *\|/);
});

test("what is only a place of the product, and what no file of Word may hold, is not in it", async () => {
  const text = await readBack(
    "A [line](#note-L3) with [a script](javascript:alert), \u0001 ![a picture](https://example.com/p.png).",
  );
  expect(text).toContain("A line with a script");
  expect(text).toContain("[a picture](https://example.com/p.png)");
  expect(text).not.toContain("javascript");
});

test.each([
  "",
  "\u0000\uD800",
  "> ".repeat(500),
  "[^1]",
  "[^1]: [^1] again\n\nsee [^1]",
  "|a|\n|-|",
])("a document of %j becomes a file", async (markdown) => {
  const bytes = await documentDocx(markdown, "\u0000", "ru");
  expect(packedFiles(bytes).size).toBeGreaterThan(5);
});

test("pictures of one's own are in the file with their captions, others by their words", async () => {
  const sha256 = "a".repeat(64);
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const picture = { sha256, type: "png" as const, bytes: png, width: 1_200, height: 300 };
  const markdown = `![a cell](picture:${sha256})\n\n![a wall](picture:${"b".repeat(64)})\n`;
  const bytes = await documentDocx(markdown, "Cells", "en", [picture]);
  const files = packedFiles(bytes);
  const names = [...files.keys()];
  expect(names.filter((name) => name.startsWith("word/media/"))).toHaveLength(1);
  const { sections } = await readDocx("document.docx", files);
  const text = sections.map((section) => section.text).join("\n\n");
  expect(text).toContain("_a cell_");
  expect(text).toContain("a wall");
  expect(text).not.toContain("picture:");
});
