import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryNote } from "#lib/concepts/testing/arbitrary-note.ts";
import { planSynthesis, splitParts } from "./plan-synthesis.ts";

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

const section = (word: string, times: number) =>
  `## About ${word}\n\n${`The ${word} is explained here once more. `.repeat(times)}\n\n`;

test("short notes are shown to every part of a long material", () => {
  const material = ["apples", "pears", "plums"].map((word) => section(word, 150)).join("");
  const plan = planSynthesis(material, "My note on pears.");
  expect(plan.length).toBeGreaterThan(1);
  expect(plan.map((part) => part.material).join("")).toBe(material);
  expect(plan.every(({ notes, share }) => notes === "My note on pears." && share === "all")).toBe(
    true,
  );
});

test("long notes are dealt out: each piece to the part that it is about, and to no other", () => {
  const words = ["apples", "pears", "plums"];
  const material = words.map((word) => section(word, 180)).join("");
  const notes = words
    .toReversed()
    .map((word) => section(word, 110))
    .join("");
  const plan = planSynthesis(material, notes);
  for (const part of plan) {
    const [word] = words.filter((one) => part.material.includes(`About ${one}`));
    expect(part.notes).toContain(`About ${word}`);
    expect(words.filter((one) => part.notes.includes(`The ${one}`))).toEqual([word]);
  }
});

test("notes that outgrow their part follow it without material", () => {
  const plan = planSynthesis("# Short\n\nA short text.\n", section("pears", 1_000));
  expect(plan.filter(({ material }) => material !== "")).toHaveLength(1);
  expect(plan.length).toBeGreaterThan(3);
  expect(plan.every(({ notes }) => notes.length <= 12_000)).toBe(true);
});

test("nothing is lost of either text", () => {
  const text = fc
    .array(
      fc.tuple(fc.constantFrom("stack", "очередь", "heap"), fc.integer({ min: 1, max: 200 })),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.map(([word, times]) => section(word, times)).join(""));
  fc.assert(
    fc.property(text, text, (material, notes) => {
      const plan = planSynthesis(material, notes);
      expect(plan.map((part) => part.material).join("")).toBe(material);
      if (plan[0]?.share === "own") {
        const sorted = (value: string) => [...value].toSorted().join("");
        expect(sorted(plan.map((part) => part.notes).join(""))).toBe(sorted(notes));
      } else {
        for (const part of plan) expect(part.notes).toBe(notes);
      }
    }),
    { numRuns: 40 },
  );
});
