import fc from "fast-check";
import { expect, test } from "vitest";
import { planSynthesis } from "./plan-synthesis.ts";

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
