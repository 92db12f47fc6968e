import { expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { placeEdits } from "./place-edits.ts";

const list =
  "Text.\n\n1. one thing\n2. two things\n   goes on\n3. three things\n4. four things\n\nEnd.";

const edited = (document: string, ...changes: readonly (readonly [string, string])[]) => {
  const proposed = changes.map(([oldText, newText]) => ({
    ...{ oldText, newText, before: null, after: null, reason: "" },
  }));
  const placed = placeEdits(document, proposed, null);
  if (placed.kind !== "placed") return placed.kind;
  return applyPatches(
    document,
    placed.edits.flatMap((edit) => edit.patches),
  );
};

test.each([
  [
    "the first",
    [["1. one thing", ""]],
    "1. two things\n   goes on\n2. three things\n3. four things",
  ],
  [
    "the first without its mark",
    [["one thing", ""]],
    "1. two things\n   goes on\n2. three things\n3. four things",
  ],
  [
    "one in the middle",
    [["3. three things", ""]],
    "1. one thing\n2. two things\n   goes on\n3. four things",
  ],
  [
    "two in one answer",
    [
      ["1. one thing", ""],
      ["3. three things", ""],
    ],
    "1. two things\n   goes on\n2. four things",
  ],
  [
    "two in one quote",
    [["1. one thing\n2. two things\n   goes on\n", ""]],
    "1. three things\n2. four things",
  ],
  [
    "the last",
    [["4. four things", ""]],
    "1. one thing\n2. two things\n   goes on\n3. three things",
  ],
] as const)("the items that are left are counted anew: without %s", (_, changes, items) => {
  expect(edited(list, ...changes)).toBe(`Text.\n\n${items}\n\nEnd.`);
});

test("what is no item taken out of a list changes no number", () => {
  expect(edited(list, ["two things", "2. apples"])).toContain("3. three things");
  expect(edited(list, ["1. one thing", "1. one thing\n2. half a thing"])).toContain(
    "4. four things",
  );
  // Not counted one by one, or no list.
  const odd = "5. one thing\n9. two things\n10. three things";
  expect(edited(odd, ["5. one thing", ""])).toBe("9. two things\n10. three things");
  const code = "```\n1. one thing\n2. two things\n```";
  expect(edited(code, ["1. one thing", ""])).toBe("```\n2. two things\n```");
});
