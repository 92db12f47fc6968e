import { expect, test } from "vitest";
import type { LocatedControl } from "../screen/located-control.ts";
import { showsTarget } from "./shows-target.ts";

const found = (label: string | null): LocatedControl => ({
  frame: { width: 100, height: 100, devicePixelRatio: 1 },
  found: true,
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
  ...{ confidence: 0.9, candidates: [], label },
});

test.each([
  ["In the **File** menu choose **Export Song**.", "File", false],
  ["In the **File** menu choose **Export Song**.", "Export Song", true],
  ["In the **File** menu choose **Export Song**.", "Exporf 5ong…", true],
  ["В меню «Файл» выберите «Экспорт».", "Файл", false],
  ["В меню «Файл» выберите «Экспорт».", "Экспорт", true],
  ["Open the **File** menu.", "File", true],
  ["Choose Edit > Preferences.", "Edit", false],
  ["Click **New** to open the **New Project** window.", "New", true],
  ["Click **New** to open the **New Project** window.", "New Project", false],
  ["Click the gear.", null, true],
])("a box in %s on “%s”: %s", (text, label, shown) => {
  expect(showsTarget({ text, box: found(label), drawn: false })).toBe(shown);
});

test("what was not found or was taken away is not shown; what the student drew is", () => {
  const text = "In the **File** menu choose **Export Song**.";
  const nowhere = { ...found("Export Song"), found: false, box: null };
  expect(showsTarget({ text, box: null, drawn: false })).toBe(false);
  expect(showsTarget({ text, box: nowhere, drawn: true })).toBe(false);
  expect(showsTarget({ text, box: found("File"), drawn: true })).toBe(true);
});
