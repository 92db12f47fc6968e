import { history, redo, undo } from "@codemirror/commands";
import { EditorState, type Transaction, type TransactionSpec } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { doubtAtCaret, doubtMarks, doubtsIn, isMostlyDoubtful } from "./page-text.tsx";

const doubts = [
  { line: 1, reason: "smudged" },
  { line: 3, reason: "cut off", box: { x: 1, y: 2, width: 3, height: 4 } },
];

const open = (text = "one\ntwo\nthree\nfour") =>
  EditorState.create({ doc: text, extensions: [history(), doubtMarks(doubts)] });

const linesOf = (state: EditorState) => doubtsIn(state).map(({ line }) => line);
const change = (state: EditorState, spec: TransactionSpec) => state.update(spec).state;
/** Runs a command that takes a state and gives a transaction. */
const run = (state: EditorState, command: typeof undo) => {
  let after = state;
  command({ state, dispatch: (transaction: Transaction) => (after = transaction.state) });
  return after;
};

test("the lines that were read with doubt are doubtful", () => {
  expect(doubtsIn(open())).toEqual(doubts);
});

test("a line that the text does not have is left out", () => {
  expect(linesOf(open("one\ntwo"))).toEqual([1]);
  expect(linesOf(open(""))).toEqual([]);
});

test("doubts move with their lines", () => {
  const longer = change(open(), { changes: { from: 0, insert: "# Title\n\n" } });
  expect(linesOf(longer)).toEqual([3, 5]);
  const shorter = change(longer, { changes: { from: 0, to: 9 } });
  expect(doubtsIn(shorter)).toEqual(doubts);
});

test("a line that was corrected is doubtful no more, and again when the correction is undone", () => {
  const corrected = change(open(), { changes: { from: 7, insert: "!" } });
  expect(corrected.doc.line(2).text).toBe("two!");
  expect(linesOf(corrected)).toEqual([3]);
  const undone = run(corrected, undo);
  expect(doubtsIn(undone)).toEqual(doubts);
  expect(linesOf(run(undone, redo))).toEqual([3]);
});

test("a line that goes takes its doubt with it", () => {
  expect(linesOf(change(open(), { changes: { from: 4, to: 8 } }))).toEqual([2]);
  expect(linesOf(change(open(), { changes: { from: 0, to: 18, insert: "new" } }))).toEqual([]);
});

test("the doubt of the caret's line is known", () => {
  const at = (anchor: number) => doubtAtCaret(change(open(), { selection: { anchor } }));
  expect(at(5)).toEqual(doubts[0]);
  expect(at(18)).toEqual(doubts[1]);
  expect(at(0)).toBeNull();
});

describe("a photo that is mostly in doubt", () => {
  const doubts = (count: number) =>
    Array.from({ length: count }, (_, line) => ({ line, reason: "Hard to read" }));
  const page = (lines: number, doubtful: number) => ({
    text: Array.from({ length: lines }, () => "words\n").join("\n"),
    doubts: doubts(doubtful),
  });

  test.each([
    ["most lines", 10, 6, true],
    ["all of two lines", 2, 2, true],
    ["half of the lines", 10, 5, false],
    ["one line alone", 1, 1, false],
    ["no line", 10, 0, false],
    ["no text", 0, 0, false],
  ])("%s in doubt", (_, lines, doubtful, mostly) => {
    expect(isMostlyDoubtful({ basis: "ocr" }, page(lines, doubtful))).toBe(mostly);
  });

  test("a model that doubts has read handwriting all the same", () => {
    expect(isMostlyDoubtful({ basis: "model" }, page(10, 9))).toBe(false);
  });
});
