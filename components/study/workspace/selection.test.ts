import { expect, test } from "vitest";
import { changeSelection, noSelection, type Selection, type SelectionChange } from "./selection.ts";

const after = (...changes: readonly SelectionChange[]): Selection =>
  changes.reduce(changeSelection, noSelection);

const target = { offset: 40, edit: 2, lights: true };

test("what is asked for beside the document is in sight on a phone, too", () => {
  expect(after({ type: "panel", panel: "history" })).toMatchObject({
    panel: "history",
    tab: "side",
  });
  expect(after({ type: "cite", line: 3 }, { type: "cite", line: 3 })).toMatchObject({
    ...{ panel: "notes", tab: "side", cited: { line: 3, times: 2 } },
  });
});

test("an earlier version gives way to a passage of the present text", () => {
  const read = after(
    { type: "version", revision: 1 },
    { type: "tab", tab: "side" },
    { type: "read", target },
  );
  expect(read).toMatchObject({ version: null, tab: "document", open: 2, target });
});

test("the editor closes when all is stored, and at once when it is closed again", () => {
  const closing = after({ type: "write", from: 7 }, { type: "write", from: 0 });
  expect(closing.writing).toMatchObject({ from: 7, closing: true });
  expect(changeSelection(closing, { type: "write", from: 0 })).toMatchObject({
    ...{ writing: null, target: { offset: 7 } },
  });
  expect(changeSelection(closing, { type: "closed", at: 9 })).toMatchObject({
    ...{ writing: null, target: { offset: 9 } },
  });
});

test("who asks for an edit while writing is led to it once the editor is closed", () => {
  const asked = after({ type: "write", from: 7 }, { type: "read", target });
  expect(asked.writing).toMatchObject({ closing: true });
  expect(changeSelection(asked, { type: "closed", at: 9 })).toMatchObject({
    writing: null,
    target,
  });
});

test("an edit that has faded leaves the newer ones lit", () => {
  const lit = after({ type: "fresh", edits: [1, 2] }, { type: "fresh", edits: [3] });
  expect(changeSelection(lit, { type: "faded", edits: [1, 2] }).fresh).toEqual([3]);
});

test("a heading is gone to beside any panel; an edit that arrives takes no phone from the conversation", () => {
  const beside = after({ type: "panel", panel: "history" });
  expect(changeSelection(beside, { type: "go", target }).tab).toBe("document");
  expect(changeSelection(beside, { type: "go", target, waits: true }).tab).toBe("side");
});
