import { expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { lineNumbersOf, withLineNumbers, withoutLineNumbers } from "./line-numbers.ts";
import { placeEdit } from "./place-edits.ts";

const whole = (text: string) => withLineNumbers(text, [{ start: 0, end: text.length }])[0];

const document = `# Loops

Two of them:

\`\`\`python
for x in a:
    count += 1
for x in b:
    count += 1
\`\`\`

- In a list:

  \`\`\`js
  go();
  \`\`\`

| step | cost |
| --- | --- |
| read | 1 |
| write | 1 |
| read | 1 |

The end.
`;

test("lines of code and rows of tables bear their numbers, and nothing else does", () => {
  const shown = whole(document);
  expect(shown).toContain(
    "```python\na1→for x in a:\na2→    count += 1\na3→for x in b:\na4→    count += 1\n```\n",
  );
  expect(shown).toContain("  ```js\nb1→  go();\n  ```\n");
  expect(shown).toContain(
    "| step | cost |\n| --- | --- |\nc1→| read | 1 |\nc2→| write | 1 |\nc3→| read | 1 |\n\nThe end.",
  );
  expect(withoutLineNumbers(shown ?? "")).toBe(document);
  const numberAt = lineNumbersOf(document);
  expect(numberAt(document.indexOf("for x in b"))).toBe("a3");
  expect(numberAt(document.indexOf("The end"))).toBeNull();
});

test("code without an end, and rules that belong to no table", () => {
  expect(whole("a\n\n```\nb\nc")).toBe("a\n\n```\na1→b\na2→c");
  expect(whole("|-|-|\n| a | b |")).toBe("|-|-|\n| a | b |");
  expect(whole("")).toBe("");
  const many = "```\nx\n```\n\n".repeat(30);
  expect(whole(many)).toContain("z1→x\n```\n\n```\naa1→x");
});

test("a part of a document has the numbers of the whole", () => {
  const at = document.indexOf("- In a list");
  const [later, earlier] = withLineNumbers(document, [
    { start: at, end: document.length },
    { start: 0, end: at },
  ]);
  expect(`${earlier}${later}`).toBe(whole(document));
});

const proposed = (oldText: string, newText: string, line: string | null = null) => ({
  ...{ oldText, newText, line, before: null, after: null },
  reason: "So.",
});
const after = (edit: ReturnType<typeof proposed>) => {
  const found = placeEdit(document, edit, null);
  return found.kind === "placed" ? applyPatches(document, found.edit.patches) : found.kind;
};

test.each([
  ["a4", "    count += 1\n```"],
  ["2", "    count += 1\nfor x in b"],
])("a repeated line of code is told by its number %s", (line, behind) => {
  const changed = document.replace(behind, () => behind.replace("1", "2"));
  expect(after(proposed("    count += 1", "    count += 2", line))).toBe(changed);
});

test("a repeated row of a table is told by its number", () => {
  const rows = document.replace("| read | 1 |\n\n", "| read | 3 |\n\n");
  expect(after(proposed("| read | 1 |", "| read | 3 |", "c3"))).toBe(rows);
});

test("a number on which the quote does not stand decides nothing", () => {
  expect(after(proposed("    count += 1", "    count += 2", "a3"))).toBe("ambiguous");
  expect(after(proposed("The end.", "An end.", "a3"))).toBe(document.replace("The end", "An end"));
});

test("numbers that were copied with their lines are taken away, and heard", () => {
  const changed = document.replace("    count += 1\n```", "    count += 2\n    print(x)\n```");
  expect(after(proposed("a4→    count += 1", "a4→    count += 2\na5→    print(x)"))).toBe(changed);
});

test("an arrow that the document has stays", () => {
  const arrows = "```\na1→b2\nb2→c3\n```\n";
  const found = placeEdit(arrows, proposed("a1→b2", "a1→b4"), null);
  expect(found.kind === "placed" && applyPatches(arrows, found.edit.patches)).toBe(
    arrows.replace("a1→b2", "a1→b4"),
  );
});
