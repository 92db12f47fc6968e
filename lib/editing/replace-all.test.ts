import { expect, test } from "vitest";
import { applyPatches } from "../quotes/apply-patch.ts";
import { replaceAll } from "./replace-all.ts";

const replaced = (document: string, oldText: string, newText: string): string | null => {
  const placed = replaceAll(document, { oldText, newText, reason: "r" });
  return placed.kind === "placed" ? applyPatches(document, placed.edit.patches) : placed.kind;
};

test.each([
  ["stack", "heap", "The stack, a stack. Stack it!", "The heap, a heap. Heap it!"],
  ["stack", "heap", "stacked stackable", "absent"],
  ["x", "t", "Let $x \\in X$, X a set.", "Let $t \\in X$, X a set."],
  ["state", "microstate", "The State of New York: state.", "The State of New York: microstate."],
  ["state", "unit", "A state. State it.\n\n- State\n> State", "A unit. Unit it.\n\n- Unit\n> Unit"],
  ["state", "unit", "[state](https://a.org/state) `state`", "[unit](https://a.org/state) `state`"],
  ["state", "unit", "```\nstate\n```\n\n`state`", "```\nunit\n```\n\n`unit`"],
  ["the", "", "See the term and the thing.", "See term and thing."],
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
