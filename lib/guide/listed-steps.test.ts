import { expect, test } from "vitest";
import type { GuideSection } from "./guide-sections.ts";
import { listedSteps, orderedLists, requiresClick } from "./listed-steps.ts";

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

test("an ordered list is cut word for word, with what belongs to an item", () => {
  const text = `Before.

1. Open the **File** menu.
2. Choose **Export**,
   then a format:
   - WAV
   - MP3
3) Press \`Enter\`.

After.`;
  expect(orderedLists(text)).toEqual([
    {
      intro: "Before.",
      items: [
        "Open the **File** menu.",
        "Choose **Export**,\nthen a format:\n- WAV\n- MP3",
        "Press `Enter`.",
      ],
    },
  ]);
});

test.each([
  ["Open the **File** menu.", true],
  ["Click Export.", true],
  ["Choose **Export Audio/Video**, or press `Ctrl+Shift+R`.", true],
  ["Click the triangle toggle of Clip View.", true],
  ["Press **Render**.", true],
  ["Нажмите кнопку **Arm**.", true],
  ["Откройте меню **View** и выберите **Mixer** или нажмите `Ctrl+Alt+M`.", true],
  ["Щёлкните заголовок дорожки.", true],
  ["Press `Tab`.", false],
  ["Press `Ctrl+J` (Mac: `Cmd+J`).", false],
  ["Press the space bar.", false],
  ["Press `G` to fold the editor to the scale.", false],
  ["Нажмите `Tab`.", false],
  ["Нажмите пробел.", false],
  ["Plug in the microphone.", false],
  ["Wait until it is done.", false],
  ["Сыграйте что-нибудь.", false],
])("%s needs a click: %s", (step, click) => {
  expect(requiresClick(step)).toBe(click);
});
