import { expect, test } from "vitest";
import type { Concept, Correction, NoteDoubt } from "#lib/schemas/quiz.ts";
import { addDoubts } from "./add-doubts.ts";
import type { VerifiedNote } from "./concept-store.ts";

const note = "Quicksort takes O(n²) at worst. Merge sort never does.";
const first = { start: 0, end: 31 };
const patch = { start: 16, removed: "O(n²)", inserted: "O(n)" };
const fixed = "Quicksort takes O(n) at worst.";
const concept: Concept = {
  ...{ id: "c1", term: "Quicksort", definition: fixed, original: note.slice(0, 31), span: first },
  ...{ codeSpan: null, code: null, codeLanguage: null, status: "verified", changeType: "major" },
};
const correction: Correction = {
  ...{ id: "s1-1", conceptId: "c1", term: "Quicksort", type: "definition_fix", message: "Linear." },
  ...{ original: note.slice(0, 31), fixed, span: first, patch, removedCode: null },
  ...{ basis: "model", evidence: null, status: "open" },
};
/** By which the note that says it can be told. */
const shown = { id: "s1-1", span: first, original: note.slice(0, 31), fixed };
const other = {
  ...correction,
  id: "s2-1",
  patch: { start: 32, removed: "Merge", inserted: "Heap" },
};
const known: VerifiedNote = {
  ...{ concepts: [concept], corrections: [correction, other] },
  check: { patches: [patch, other.patch], unchecked: [], doubts: [] },
};
const doubt: NoteDoubt = {
  ...{ span: first, quote: note.slice(0, 31), reason: "It is quadratic.", by: "solver" },
};

test("a correction of a passage that its solver doubts is withdrawn, in the note's own words", () => {
  const { concepts, corrections, check } = addDoubts(known, [doubt]);
  expect(corrections).toEqual([other]);
  expect(check).toEqual({
    ...{ patches: [other.patch], unchecked: [] },
    doubts: [{ ...doubt, by: "disputed", withdrawn: [shown] }],
  });
  expect(concepts).toEqual([{ ...concept, definition: concept.original }]);
});

test("twice is once, and a doubt of what nobody corrected takes nothing back", () => {
  const once = addDoubts(known, [doubt]);
  expect(addDoubts(once, [doubt, { ...doubt, reason: "Again." }])).toEqual(once);
  const elsewhere = { ...doubt, span: { start: 40, end: 54 } };
  expect(addDoubts(known, [elsewhere])).toEqual({
    ...known,
    check: { ...known.check, doubts: [elsewhere] },
  });
});
