import { expect, test } from "vitest";
import { listedSteps } from "./answer-by-rules.ts";
import type { GuideSection } from "./guide-sections.ts";

const section: GuideSection = {
  ...{ id: "s1", title: "Exporting", path: [] },
  text: "Before.\n\n1. Open the **File** menu.\n2. Choose **Export Song** there.",
};
const step = (text: string, sourceId = "s1") => ({ text, sourceId, requiresClick: true });

test("steps that retell a list become its items, word for word", () => {
  const steps = [step("First open the menu called File"), step("Then choose Export Song")];
  expect(listedSteps(steps, [section], "en").map(({ text }) => text)).toEqual([
    "Open the **File** menu.",
    "Choose **Export Song** there.",
  ]);
});

test("what is no retelling stays as it is", () => {
  const other = { ...section, id: "s2" };
  for (const [steps, language] of [
    [[step("Open the File menu and choose Export Song")], "en"],
    [[step("Open the File menu"), step("Plug in the microphone")], "en"],
    [[step("Open the File menu"), step("Choose Export Song", "s2")], "en"],
    [[step("Откройте меню File"), step("Выберите Export Song")], "ru"],
    [[], "en"],
  ] as const) {
    expect(listedSteps(steps, [section, other], language)).toBe(steps);
  }
});
