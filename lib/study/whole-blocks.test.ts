import { expect, test } from "vitest";
import { wholeBlocks } from "./whole-blocks.ts";

test.each([
  ["a paragraph", "# T\n\nOne.\n\nTwo is cut h"],
  ["a paragraph below a heading", "# T\n\nOne.\n\n## Next\n\nTwo is c"],
  ["a heading", "# T\n\nOne.\n\n## Nex"],
  ["a formula", "# T\n\nOne.\n\n$$\nx = \\frac{1}{"],
  ["a block of code", "# T\n\nOne.\n\n```python\nif x:\n\n    y"],
  ["a table", "# T\n\nOne.\n\n| a | b |\n| --- | --- |\n| 1 |"],
  ["a list", "# T\n\nOne.\n\n1. first\n2. sec"],
])("a cut through %s leaves what comes before it", (_, cut) => {
  expect(wholeBlocks(cut)).toBe("# T\n\nOne.");
});

test.each(["", "# T", "# T\n\nOnly on", "# T\n\n## S\n\nOnly on"])(
  "nothing is left of a text that has no whole block: %j",
  (cut) => {
    expect(wholeBlocks(cut)).toBe("");
  },
);
