import { describe, expect, it } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { placeEdits } from "./place-edits.ts";
import { tidyTable } from "./tidy-table.ts";

const table = "| Name | Cost |\n| --- | --- |\n| Heap | $O(1)$ |\n| Tree | $O(n)$ |";
const document = `# Costs\n\n${table}\n\nThe end.\n`;

const edited = (oldText: string, newText: string): string => {
  const edit = { oldText, newText, before: null, after: null, reason: "why" };
  const placed = placeEdits(document, [edit], null);
  if (placed.kind !== "placed") return placed.kind;
  return applyPatches(document, placed.edits[0]?.patches ?? []) ?? "no fit";
};
const withTable = (changed: string): string => document.replace(table, () => changed);

describe("an edit in a table", () => {
  it("keeps the rule below the head as it was", () => {
    expect(
      edited(
        "| Name | Cost |\n|---|---|\n| Heap |",
        "| Name | Cost |\n|---|---|\n| Array | $O(1)$ |\n| Heap |",
      ),
    ).toContain("| Name | Cost |\n| --- | --- |\n| Array | $O(1)$ |\n|");
  });

  it("writes no second rule where the head alone was quoted", () => {
    expect(edited("| Name | Cost |", "| Name | Cost |\n|---|---|\n| Array | $O(1)$ |")).toBe(
      withTable(table.replace("| Heap", () => "| Array | $O(1)$ |\n| Heap")),
    );
  });

  it.each([
    ["| Tree | $O(n)$ |\n| List | O(n log n) |", "| List | $O(n \\log n)$ |"],
    ["| Tree | $O(n)$ |\n| List | O(n) |", "| List | $O(n)$ |"],
    ["| Tree | O(2) |", "| Tree | $O(2)$ |"],
    ["| Tree | linear |", "| Tree | linear |"],
    ["| Tree | O(n) |", "| Tree | O(n) |"],
    ["| Tree | – |", "| Tree | – |"],
  ])("gives a new cell the marks of its column: %j", (newText, row) => {
    expect(edited("| Tree | $O(n)$ |", newText)).toContain(`\n${row}\n`);
  });

  it("leaves a table that gets a column as it is written", () => {
    const wider =
      "| Name | Cost | Use |\n|---|---|---|\n| Heap | $O(1)$ | queue |\n| Tree | $O(n)$ | map |";
    const change = { start: 9, end: 9 + table.length, text: wider };
    expect(tidyTable(document, change)).toEqual(change);
  });

  it("counts empty cells", () => {
    const rows = "| A | B | C |\n| - | - | - |\n| x || $1$ |\n| y || $2$ |";
    const change = { start: rows.length, end: rows.length, text: "\n| z || 3 |" };
    expect(tidyTable(rows, change).text).toBe(`${rows}\n| z || $3$ |`);
  });

  it("keeps a row of dashes that stood there", () => {
    const rows = "| A | B |\n| - | - |\n| - | - |\n| x | $1$ |\n| y | $2$ |";
    const change = { start: rows.length, end: rows.length, text: "\n| z | 3 |" };
    expect(tidyTable(rows, change)).toEqual(change);
  });

  it("leaves a table within code as it is written", () => {
    const code = `\`\`\`md\n${table}\n\`\`\`\n`;
    const at = code.indexOf("\n```\n");
    const change = { start: at, end: at, text: "\n| List | O(n) |" };
    expect(tidyTable(code, change)).toEqual(change);
  });

  it.each(["| :-- | --: |", "| --- |"])("leaves a rule that says something else: %j", (rule) => {
    const at = document.indexOf("| ---");
    const change = { start: at, end: at + 13, text: rule };
    expect(tidyTable(document, change)).toEqual(change);
  });

  it.each([
    { start: 0, end: 7, text: "# Prices" },
    { start: 9, end: document.length, text: "" },
    { start: 9, end: 9 + table.length, text: "No table." },
    { start: 9, end: 40, text: "" },
  ])("leaves what is no row of a table as it is: %j", (change) => {
    expect(tidyTable(document, change)).toEqual(change);
  });
});
