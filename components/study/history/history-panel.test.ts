import { expect, test } from "vitest";
import type { HistoryEdit } from "#lib/schemas/study.ts";
import { groupEdits } from "./history-panel.tsx";

const edit = (number: number, more: Partial<HistoryEdit> = {}): HistoryEdit => ({
  ...{ number, kind: "edit", author: "agent", batchId: null, target: null, similarity: 1 },
  ...{ reason: "", first: null, oldPreview: "", newPreview: "", undone: false },
  createdAt: new Date(number * 60_000).toISOString(),
  ...more,
});

const spans = (edits: HistoryEdit[]) => groupEdits(edits).map(({ first, last }) => [first, last]);

test("edits of one batch are one entry, and its neighbours are not in it", () => {
  const batch = { batchId: "b" };
  expect(spans([edit(4), edit(3, batch), edit(2, batch), edit(1)])).toEqual([
    [4, 4],
    [2, 3],
    [1, 1],
  ]);
});

test("typing goes on as long as no pause in it is long, however long it takes in all", () => {
  const typed = { kind: "typed", author: "student" } as const;
  const run = [5, 4, 3, 2, 1].map((number) => edit(number, typed));
  expect(spans(run)).toEqual([[1, 5]]);
  const later = edit(9, typed);
  expect(spans([later, ...run])).toEqual([
    [9, 9],
    [1, 5],
  ]);
});

test("typing that was taken back does not hide in typing that stands", () => {
  const typed = { kind: "typed", author: "student" } as const;
  expect(spans([edit(2, typed), edit(1, { ...typed, undone: true })])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test("every edit is in exactly one entry", () => {
  const edits = [edit(3, { batchId: "b" }), edit(2, { batchId: "a" }), edit(1, { batchId: "b" })];
  expect(groupEdits(edits).flatMap((group) => group.edits)).toEqual(edits);
});

test("typing of long ago that is one edit by now is one entry of all its numbers", () => {
  const typed = { kind: "typed", author: "student" } as const;
  expect(spans([edit(40, { ...typed, first: 11 }), edit(10)])).toEqual([
    [11, 40],
    [10, 10],
  ]);
});
