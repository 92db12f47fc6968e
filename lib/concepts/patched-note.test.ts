import { expect, test } from "vitest";
import { patchedNote, patchedPassage } from "./note-report.ts";
import { readNote } from "./read-note.ts";

const text =
  "# Lists\n\nA queue is LIFO. It has a top.\n\n```py\nq = 1\n```\n\n- A stack is FIFO.\n";
const patch = (removed: string, inserted: string) => ({
  start: text.indexOf(removed),
  removed,
  inserted,
});

test("the sentences of a corrected note have the right words at the note's own places", () => {
  const read = readNote(text);
  const patched = patchedNote(read, [
    patch("LIFO", "FIFO, $& too"),
    patch("a top", "two ends"),
    patch("A stack", "The stack"),
  ]);
  expect(patched.sentences.map((sentence) => sentence.text)).toEqual([
    "A queue is FIFO, $& too.",
    "It has two ends.",
    "The stack is FIFO.",
  ]);
  expect(patched.sentences.map(({ start, end }) => text.slice(start, end))).toEqual(
    read.sentences.map((sentence) => sentence.text),
  );
  expect(patched.items.filter(({ kind }) => kind === "sentence")).toEqual(patched.sentences);
  expect([patched.text, patched.codeBlocks]).toEqual([text, read.codeBlocks]);
});

test("a passage of several sentences is corrected as one, and patches that do not fit change nothing", () => {
  const [first, second] = readNote(text).sentences;
  const span = { start: first?.start ?? 0, end: second?.end ?? 0 };
  expect(patchedPassage(text, span, [patch("LIFO", "FIFO"), patch("a top", "two ends")])).toBe(
    "A queue is FIFO. It has two ends.",
  );
  const stale = { start: text.indexOf("LIFO"), removed: "FIFO", inserted: "x" };
  expect(patchedNote(readNote(text), [stale]).sentences).toEqual(readNote(text).sentences);
});
