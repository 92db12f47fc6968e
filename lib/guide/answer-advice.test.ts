import { expect, test } from "vitest";
import { languageAdvice, namesAdvice } from "./answer-advice.ts";

test.each([
  ["The track is frozen with a command of the Edit menu.", "ru", "Russian"],
  ["Дорожка замораживается командой из меню Edit.", "en", "English"],
  ["Откройте **Preferences ▸ Audio ▸ Input Device** и выберите микрофон.", "ru", null],
  ["Choose **Файл ▸ Сохранить как** in the menu at the top.", "en", null],
  // Too little to tell.
  ["**Freeze Track**: OK.", "ru", null],
] as const)("%s for %s: %s", (text, language, wanted) => {
  const advice = languageAdvice([text], language);
  if (wanted === null) expect(advice).toBe(null);
  else expect(advice).toContain(wanted);
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
