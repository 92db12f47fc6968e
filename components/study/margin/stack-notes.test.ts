import fc from "fast-check";
import { expect, test } from "vitest";
import { stackNotes, type WantedNote } from "./stack-notes.ts";

const gap = 8;

const someNotes = fc
  .array(fc.record({ top: fc.nat(2_000), height: fc.integer({ min: 10, max: 200 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((notes): WantedNote[] => notes.toSorted((a, b) => a.top - b.top));

test("no note covers another or leaves the column at its top", () => {
  fc.assert(
    fc.property(someNotes, fc.integer({ min: -1, max: 19 }), (notes, active) => {
      const tops = stackNotes(notes, gap, active);
      expect(tops).toHaveLength(notes.length);
      expect(tops[0]).toBeGreaterThanOrEqual(0);
      for (const [index, { height }] of notes.entries()) {
        const next = tops[index + 1];
        if (next !== undefined) expect((tops[index] ?? 0) + height + gap).toBeLessThanOrEqual(next);
      }
    }),
  );
});

test("the note that is looked at stands beside its passage, when the others have room", () => {
  const crowd = [
    { top: 500, height: 100 },
    { top: 510, height: 100 },
    { top: 520, height: 100 },
  ];
  expect(stackNotes(crowd, gap, 2)[2]).toBe(520);
  expect(stackNotes(crowd, gap, 0)[0]).toBe(500);
});

test("notes with room between them stand where their passages are", () => {
  const apart = [
    { top: 0, height: 50 },
    { top: 300, height: 50 },
  ];
  expect(stackNotes(apart, gap, -1)).toEqual([0, 300]);
});
