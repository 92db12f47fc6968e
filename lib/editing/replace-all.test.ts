import { expect, test } from "vitest";
import { applyPatches } from "../quotes/apply-patch.ts";
import { replaceAll } from "./replace-all.ts";

const replaced = (document: string, oldText: string, newText: string): string | null => {
  const placed = replaceAll(document, { oldText, newText, reason: "r" });
  return placed.kind === "placed" ? applyPatches(document, placed.edit.patches) : placed.kind;
};

test.each([
  ["stack", "heap", "The stack, a stack. Stack!", "The heap, a heap. Heap!"],
  ["stack", "heap", "stacked stackable", "absent"],
  ["Стек", "Магазин", "Стек и стек", "Магазин и стек"],
  ["стек", "магазин", "Стек и стек, стеком", "Магазин и магазин, стеком"],
  ["$x$", "$y$", "Let $x$ be; $x$.", "Let $y$ be; $y$."],
  ["a b", "c", "a b, a\nb", "c, c"],
  ["same", "same", "the same", "unchanged"],
])("every place of %j becomes %j in %j", (oldText, newText, document, expected) => {
  expect(replaced(document, oldText, newText)).toBe(expected);
});

test("no place is left out, however many there are", () => {
  expect(replaced("stack ".repeat(5_000), "stack", "heap")).toBe("heap ".repeat(5_000));
});
