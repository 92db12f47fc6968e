import fc from "fast-check";
import { expect, test } from "vitest";
import type { BlockView, EditView } from "#lib/schemas/study.ts";
import { documentRows, stackNotes, type WantedNote } from "./document-rows.ts";

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

const block = (id: string, start: number): BlockView => ({
  id,
  start,
  end: start + 8,
  heading: null,
});

const edit = (number: number, start: number, more: Partial<EditView> = {}): EditView => ({
  ...{ number, kind: "edit", author: "agent", batchId: null, target: null, similarity: 1 },
  ...{ reason: "", oldPreview: "", newPreview: "", undone: false, createdAt: "" },
  place: { revision: 9, start, end: start + 2 },
  ...more,
});

const blocks = [block("a", 0), block("b", 10), block("a", 20)];

const noted = (edits: EditView[]) =>
  documentRows(blocks, edits).map((row) => row.edits.map(({ number }) => number));

test("a note stands with the passage in which the edit's words begin, in the order of the words", () => {
  expect(noted([edit(1, 12), edit(2, 25), edit(3, 10)])).toEqual([[], [3, 1], [2]]);
});

test("words between two passages belong to the one before them", () => {
  expect(noted([edit(1, 9)])).toEqual([[1], [], []]);
});

test("what was taken back, has no place or was typed by hand has no note", () => {
  const none = [
    edit(1, 2, { undone: true }),
    edit(2, 2, { place: null }),
    edit(3, 2, { kind: "typed" }),
    edit(4, 2, { kind: "undo" }),
  ];
  expect(noted(none)).toEqual([[], [], []]);
});

test("passages with the same words are different rows", () => {
  const keys = documentRows(blocks, []).map(({ key }) => key);
  expect(new Set(keys).size).toBe(blocks.length);
});

test("an edit that was taken back and made again has one note", () => {
  expect(noted([edit(1, 2), edit(3, 2, { kind: "redo", target: 1 })])).toEqual([[1], [], []]);
  expect(noted([edit(1, 2, { place: null }), edit(3, 2, { kind: "redo", target: 1 })])).toEqual([
    [3],
    [],
    [],
  ]);
});
