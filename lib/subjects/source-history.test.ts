import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import type { SourceEdit } from "#lib/schemas/source.ts";
import { changedLines, excerpts, knownRevisions, withEdit } from "./source-history.ts";

const edit = (revision: number, before: string, after: string): SourceEdit => ({
  ...{ revision, at: "2026-11-27T10:00:00.000Z", cause: { by: "hand" } },
  patches: changedLines(before, after),
});

const text = fc
  .array(fc.constantFrom("one", "two", "three", "", "a longer line", "\r"), { maxLength: 8 })
  .map((lines) => lines.join("\n"));

test("what changed leads from one text to the next, whole lines of it", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const patches = changedLines(before, after);
      expect(applyPatches(before, patches)).toBe(after);
      expect(patches.length === 0).toBe(before === after);
    }),
  );
  expect(changedLines("One.\nTwo.\nThree.", "One.\n2.\nThree.")).toEqual([
    { start: 5, removed: "Two.\n", inserted: "2.\n" },
  ]);
});

test("every text that a source had is known again, as far as its changes are kept", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const edits = texts
        .slice(1)
        .reduce<SourceEdit[]>(
          (known, now, at) => withEdit(known, edit(at + 1, texts[at] ?? "", now)),
          [],
        );
      const revision = texts.length - 1;
      const known = knownRevisions({ text: texts[revision] ?? "", revision, edits });
      expect([...known]).toEqual(texts.map((one, at) => [at, one] as const).toReversed());
    }),
  );
});

test("a change that is not of the text ends what is known", () => {
  const edits = [edit(1, "One.", "Two."), edit(2, "Two.", "Three.")];
  expect([...knownRevisions({ text: "Three.", revision: 2, edits })]).toHaveLength(3);
  expect([...knownRevisions({ text: "Else.", revision: 2, edits })]).toEqual([[2, "Else."]]);
  expect([...knownRevisions({ text: "Three.", revision: 3, edits })]).toEqual([[3, "Three."]]);
});

test("the oldest changes go, and the last one stays, however long it is", () => {
  const long = "x".repeat(600_000);
  const few = withEdit([edit(1, "", "short")], edit(2, "short", long));
  expect(few.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(withEdit(few, edit(3, long, "")).map(({ revision }) => revision)).toEqual([3]);
  const many = Array.from({ length: 250 }, (_, at) => edit(at + 1, "a", "b"));
  const kept = many.reduce<SourceEdit[]>(withEdit, []);
  expect([kept.length, kept[0]?.revision]).toEqual([200, 51]);
});

describe("a change is shown with what stands around it", () => {
  const filler = "word ".repeat(100);
  test.each([
    ["a short line whole", "The heart has three.", "The heart has four."],
    ["nothing of what was not there", "", "The heart has four."],
  ])("%s", (_, before, after) => {
    expect(excerpts(before, after)).toEqual({ before, after });
  });
  test("a long one cut at words, with a sign where it was", () => {
    const found = excerpts(`${filler}three ${filler}`, `${filler}four ${filler}`);
    expect(found.before).toMatch(/^… (?:word )+three (?:word )*word …$/);
    expect(found.after).toMatch(/^… (?:word )+four (?:word )*word …$/);
    expect(found.before.length).toBeLessThan(400);
    expect(excerpts("", "y ".repeat(5_000)).after.length).toBeLessThan(1_600);
  });
});
