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
  ["Delete the chapter on scopes", "## Scopes\n\nText.\n\n### In short\n\nMore.\n", true],
  ["Удали раздел с итогами", "## Итоги\n\nТекст.\n", true],
  ["Delete the history and the summary", "## History\n\na\n\n## Summary\n\nb\n", true],
  ["Delete the history", "## History\n\na\n\n## Summary\n\nb\n", false],
  ["Delete Basics", "## Basics\n\na\n\nChapter Two\n-----------\n\nb\n", false],
  ["Make it shorter", "## Scopes\n\nText.\n", false],
  ["Add an example to Momentum", "## Momentum\n\nText.\n", false],
  ["Delete the example on entropy", "# Entropy\n\nAll of it.\n", false],
  ["Remove the word force", "## Work\n\nText.\n", false],
  ["Убери лишнее, сделай полнее", "## Поле\n\nТекст.\n", false],
  ["Delete it", "Text without a heading.", false],
  ["Delete Notes, Nodes and Uses", "## Notes\n\na\n\n## Nodes\n\nb\n\n## Uses\n\nc\n", true],
  ["Удали «Нейроны», «Новое», также раздел «Связи»", "## Нейроны\n\n## Новое\n\n## Связи\n", true],
  ["Удали главу История, она не нужна", "## История\n\nТекст.\n", true],
  ["Don't delete the history", "## History\n\na\n", false],
  ["Не удаляй историю", "## История\n\nа\n", false],
  ["Keep the summary, delete the history", "## Summary\n\na\n", false],
  ["Delete the history but keep the summary", "## Summary\n\na\n", false],
  ["Удали всё, кроме итогов", "## Итоги\n\nа\n", false],
  ["Удали историю, а итоги сократи", "## Итоги\n\nа\n", false],
  ["Delete the history, rewrite the summary", "## Summary\n\na\n", false],
])("asked %j, what goes is named: %j", (request, removed, expected) => {
  expect(isNamed(request, { patches: [{ start: 9, removed, inserted: "" }] }, null)).toBe(expected);
});

it("is not named where the text of another section goes with it", () => {
  const gone = (removed: string) => ({ start: 0, removed, inserted: "" });
  const history = gone("## History\n\na\n\n");
  expect(
    isNamed("Delete the history", { patches: [history, gone("words ".repeat(100))] }, null),
  ).toBe(true);
  expect(
    isNamed("Delete the history", { patches: [history, gone("words ".repeat(300))] }, null),
  ).toBe(false);
});

it("is named by marking all of it, and no other passage", () => {
  const patches = [{ start: 10, removed: "One. Two.", inserted: "" }];
  expect(isNamed("Shorter", { patches }, { start: 10, end: 19 })).toBe(true);
  expect(isNamed("Shorter", { patches }, { start: 100, end: 900 })).toBe(false);
  expect(isNamed("Shorter", { patches }, { start: 10, end: 18 })).toBe(false);
});
