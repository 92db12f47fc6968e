import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryNote } from "../concepts/testing/arbitrary-note.ts";
import { splitParts } from "./split-parts.ts";

test("a short text is one part", () => {
  expect(splitParts("# A\n\ntext", 100)).toEqual(["# A\n\ntext"]);
  expect(splitParts("", 100)).toEqual([""]);
});

test("parts begin at headings, the highest in reach first", () => {
  const section = (title: string) => `${title}\n\n${"word ".repeat(12).trim()}.\n\n`;
  const text = ["# A", "## B", "# C", "## D"].map(section).join("");
  expect(splitParts(text, 200).map((part) => part.slice(0, 4))).toEqual(["# A\n", "# C\n"]);
});

test("no fence and no formula is cut, however long", () => {
  const code = `\`\`\`\n${"line\n\n# not a heading\n\n".repeat(50)}\`\`\`\n\n`;
  const formula = `$$\n${"a + b \\\\\n\n".repeat(50)}$$\n\n`;
  const parts = splitParts(`Before.\n\n${code}Between.\n\n${formula}After.\n`, 100);
  expect(parts).toContain(code);
  expect(parts.some((part) => part.includes(formula))).toBe(true);
});

test("a long paragraph is cut between sentences, a long list between items", () => {
  const sentence = "It is a sentence with several words. ";
  for (const part of splitParts(sentence.repeat(40).trim(), 300)) {
    expect(part.length).toBeLessThanOrEqual(300);
    expect(part.trim()).toMatch(/^It is .*words\.$/);
  }
  const parts = splitParts("- an item of a list\n  and more of it\n".repeat(40), 300);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part).toMatch(/^- an item/);
});

test("a table is not cut", () => {
  const table = `| a | b |\n| --- | --- |\n${"| One. Two. | Three. Four. |\n".repeat(40)}`;
  expect(splitParts(`Before.\n\n${table}\nAfter.\n`, 100)).toContain(`${table}\n`);
});

test("together the parts are the text", () => {
  fc.assert(
    fc.property(arbitraryNote, fc.integer({ min: 1, max: 400 }), (text, longest) => {
      expect(splitParts(text, longest).join("")).toBe(text);
    }),
    { numRuns: 100 },
  );
});
