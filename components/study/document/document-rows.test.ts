import { expect, test } from "vitest";
import type { BlockView, EditView } from "#lib/schemas/study.ts";
import { documentRows } from "./document-rows.ts";

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
