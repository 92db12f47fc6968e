import { expect, test } from "vitest";
import {
  citedAnew,
  languageAdvice,
  missingPart,
  namesAdvice,
  strangeNames,
} from "./answer-advice.ts";

test.each([
  ["The track is frozen with a command of the Edit menu.", "ru", "Russian"],
  ["Дорожка замораживается командой из меню Edit.", "en", "English"],
  ["Откройте **Preferences ▸ Audio ▸ Input Device** и выберите микрофон.", "ru", null],
  ["Choose **Файл ▸ Сохранить как** in the menu at the top.", "en", null],
  ["Press **Add Lookup** and choose the type “Pairwise Positioning”.", "ru", "Russian"],
  ["Ctrl+Shift+Alt+E", "ru", null],
  // Too little to tell.
  ["**Freeze Track**: OK.", "ru", null],
] as const)("%s for %s: %s", (text, language, wanted) => {
  const advice = languageAdvice([text], language);
  if (wanted === null) expect(advice).toBe(null);
  else expect(advice).toContain(wanted);
});

test("one step in another language among several is one too many", () => {
  const steps = [
    "Откройте меню «Файл» и выберите в нём экспорт.",
    "Choose the format that you need in the list.",
    "Подождите, пока песня запишется.",
  ];
  expect(languageAdvice(steps, "ru")).toContain("Russian");
  expect(languageAdvice(steps.toSpliced(1, 1), "ru")).toBe(null);
});

test.each([
  ["The manual does not say how to put it on a site", "how to put it on a site"],
  ["The sections don't mention colours.", "colours."],
  ["В руководстве не сказано, как это напечатать", "как это напечатать"],
  ["how to print it", "how to print it"],
])("what is missing is said without the sentence around it: %s", (written, part) => {
  expect(missingPart(written)).toBe(part);
});

const section = (text: string) => ({ id: "s1", title: "Crop", path: ["Tools"], text });

test("names in bold must stand in the section of their step, however that writes them", () => {
  const step = (text: string) => [{ text, sourceId: "s1" }];
  const written = section("Open `File` and choose *Save As…*, then **Delete cropped pixels**.");
  for (const text of [
    "Choose **File ▸ Save as**.",
    "Tick **Delete Cropped Pixels** of **Crop**.",
    "Press it.",
  ]) {
    expect(namesAdvice(step(text), [written])).toBe(null);
  }
  const advice = namesAdvice(step("Choose **File ▸ Export As**, then **Pixels**."), [written]);
  expect(advice).toContain('"Export As" (s1)');
  expect(advice).not.toContain("Pixels");
});

test.each([
  ["click Save (the disk icon)", ["Save"]],
  ["Нажмите кнопку Создать дорожку.", ["Создать"]],
  ["Press **File ▸ Export** and `OK`, then “Track width”.", ["Export", "OK"]],
  ["Open it and press the key again.", []],
  ["Tap Mixer, hit Render, double-click Lead.", ["Mixer", "Render", "Lead"]],
  ["Нажми Экспорт, потом кликни Готово и открой Вид.", ["Экспорт", "Готово", "Вид"]],
  ["Go to the Layer menu.", ["Layer"]],
  // What is typed, keys and values are no controls.
  ["Type `Drums` and press Enter, then `Ctrl+S`.", []],
  ["Press Ctrl+S, or **Shift** and **F12**.", []],
  ["Set the width to **0.25 mm** or **50 %**.", []],
  ["Введите имя «Соло» и назовите её **Бас**.", []],
])("%s names %j that its section does not, in bold or not", (step, names) => {
  expect(strangeNames(step, section("The **File** menu has the track width."))).toEqual(names);
});

test("a step is cited to the one section that names its controls, not to one of several", () => {
  const sections = [
    { ...section("Open **File**."), id: "s1" },
    { ...section("Choose **Export** in **File**."), id: "s2" },
    { ...section("Nothing."), id: "s3" },
  ];
  const cited = (text: string, sourceId = "s3") =>
    citedAnew([{ text, sourceId }], sections)[0]?.sourceId;
  expect(cited("Choose **Export**.")).toBe("s2");
  expect(cited("Open **File**.")).toBe("s3");
  expect(cited("Open **File**.", "s1")).toBe("s1");
  expect(cited("Choose **Print**.")).toBe("s3");
  expect(namesAdvice([{ text: "Choose **Export**.", sourceId: "s3" }], sections)).toBeNull();
});
