import { expect, it } from "vitest";
import { isNamed, takesAwayMuch } from "./takes-away-much.ts";

const takes = (length: number, removed: number, inserted = 0) =>
  takesAwayMuch("x".repeat(length), {
    patches: [{ start: 0, removed: "x".repeat(removed), inserted: "y".repeat(inserted) }],
  });

it.each([
  ["over a third and over 1,000 characters", takes(3_000, 1_001), true],
  ["no more than a third", takes(30_000, 10_000), false],
  ["no more than 1,000 characters, though all", takes(1_000, 1_000), false],
  ["what it writes anew", takes(3_000, 3_000, 2_500), false],
  ["much, and writes a line", takes(3_000, 3_000, 40), true],
])("an edit that takes away %s", (_what, much, expected) => {
  expect(much).toBe(expected);
});

it("counts all patches of the edit", () => {
  const patch = (start: number) => ({ start, removed: "x".repeat(600), inserted: "" });
  expect(takesAwayMuch("x".repeat(3_000), { patches: [patch(0), patch(1_000)] })).toBe(true);
});

it.each([
  ["Delete the chapter on scopes", "## Scopes\n\nText.\n\n### In short\n\nMore.\n", null, true],
  ["Удали раздел итогов", "## Итоги\n\nТекст.\n", null, true],
  ["Delete the history and the summary", "## History\n\na\n\n## Summary\n\nb\n", null, true],
  ["Delete the history", "## History\n\na\n\n## Summary\n\nb\n", null, false],
  ["Make it shorter", "## Scopes\n\nText.\n", null, false],
  ["Make it shorter", "Text without a heading.", null, false],
  ["Delete this", "One. Two.", "One. Two.", true],
  ["Delete this", "One. Two. Three and more.", "One. Two.", false],
])("asked %j, what goes is named: %j", (request, removed, marked, expected) => {
  expect(isNamed(request, removed, marked)).toBe(expected);
});
