import { describe, expect, test } from "vitest";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import { checkByWords, showsTarget } from "./check-by-words.ts";

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

const words = (text: string): string[] => text.split(" ").filter(Boolean);
const editor = words("File Edit View Help Project one Untitled 120 bpm Track Audio Master");
const menu = words("New Project Open Export Song Collect All and Save Quit");
const dialog = words("Rate Depth Dither Normalize Render Cancel");
const редактор = words("Файл Правка Вид Справка Проект Без имени 120 Дорожка Аудио Мастер");
const меню = words("Новый Открыть Экспортировать песню Собрать и сохранить Выход");
const окно = words("Частота Разрядность Нормализация Рендер Отмена");

interface Case {
  readonly step: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly earlier?: readonly (readonly string[])[];
  /** What a fair observer of the two screens would say. */
  readonly fair: "yes" | "no" | "unknown";
  readonly why: string;
}

const cases: readonly Case[] = [
  {
    step: "In the **File** menu choose **Export Song**.",
    ...{ before: editor, after: [...editor, ...menu], fair: "unknown" },
    why: "the menu was opened, nothing was chosen",
  },
  {
    step: "В меню «Файл» выберите «Экспортировать песню».",
    ...{ before: редактор, after: [...редактор, ...меню], fair: "unknown" },
    why: "the menu was opened, nothing was chosen",
  },
  {
    step: "Choose **Collect All and Save**.",
    ...{ before: editor, after: [...editor, ...menu], fair: "unknown" },
    why: "what the step names has come into view",
  },
  {
    step: "In the dialog, press **Render**.",
    ...{ before: editor, after: [...editor, ...dialog], fair: "unknown" },
    why: "the dialog was opened, its button not pressed",
  },
  {
    step: "Choose **Export Song**.",
    ...{ before: [...editor, ...menu], after: [...editor, ...dialog], fair: "unknown" },
    why: "a neighbouring entry takes the menu away and brings a dialog, too",
  },
  {
    step: "Выберите «Экспортировать песню».",
    ...{ before: [...редактор, ...меню], after: [...редактор, ...окно], fair: "unknown" },
    why: "a neighbouring entry takes the menu away and brings a window, too",
  },
  {
    step: "Choose **Export Song**.",
    before: [...editor, ...menu],
    ...{ after: [...editor, ...words("Exporting the song 12 percent")], fair: "yes" },
    why: "the entry has gone with its menu, and what has come names it",
  },
  {
    step: "Выберите «Экспортировать песню».",
    before: [...редактор, ...меню],
    ...{ after: [...редактор, ...words("Экспорт песни 12 процентов")], fair: "yes" },
    why: "the entry has gone with its menu, and what has come names it",
  },
  {
    step: "Choose **Export Song**.",
    before: [...editor, ...menu],
    ...{ after: [...editor, ...words("Exporting clips 12 percent")], fair: "unknown" },
    why: "what has come names half of the entry",
  },
  {
    step: "Choose **Export Song**.",
    before: [...editor, ...menu],
    after: [...editor, ...words("Collect All and Save Files Samples Packs Cancel")],
    ...{ fair: "unknown" },
    why: "the dialog is called like the neighbouring entry",
  },
  {
    step: "Choose **Export Song**.",
    before: [...editor, ...menu],
    ...{ after: editor, earlier: [editor], fair: "unknown" },
    why: "the menu is closed, chosen from or not",
  },
  {
    step: "Choose **Export Song**.",
    before: [...words("File Edit View Help"), ...menu],
    ...{ after: editor, earlier: [editor], fair: "unknown" },
    why: "the closed menu gives back what it covered",
  },
  {
    step: "Press **Render**.",
    before: [...editor, ...dialog],
    ...{ after: [...editor, ...words("Rendering 12 percent remaining")], fair: "yes" },
    why: "the button has gone with its dialog, and what has come names it",
  },
  {
    step: "Choose **Export Song**.",
    before: [...editor, "Song", ...menu],
    ...{ after: [...editor, "Song", ...words("Exporting clips remaining")], fair: "unknown" },
    why: "the neighbour's work begins alike, and the rest of the name stands elsewhere",
  },
  {
    step: "Нажмите «Рендер».",
    before: [...редактор, ...окно],
    ...{ after: редактор, earlier: [редактор], fair: "unknown" },
    why: "another button closes the window as well",
  },
  {
    step: "Choose **Export** to open the **Export Settings** dialog.",
    before: [...editor, ...menu],
    ...{ after: [...editor, ...words("Export Settings Rate Depth OK")], fair: "yes" },
    why: "what the step leads to has come",
  },
  {
    step: "Дважды щёлкните строй: в браузере появится раздел **Настройка**.",
    before: [...редактор, ...words("Строй Пифагор")],
    ...{ after: [...редактор, ...words("Строй Пифагор Настройка")], fair: "yes" },
    why: "what the step leads to has come",
  },
  {
    step: "Click **Export**; the **Export** dialog opens.",
    ...{ before: editor, after: [...editor, ...menu], fair: "unknown" },
    why: "what comes is called like the entry that leads to it",
  },
  {
    step: "When the **Export** dialog opens, press **OK**.",
    ...{ before: editor, after: [...editor, ...words("Export Rate OK")], fair: "unknown" },
    why: "the dialog is where the step begins",
  },
  {
    step: "Choose **Export Song**.",
    ...{ before: editor, after: ["Fi1e", ...editor.slice(1)], fair: "no" },
    why: "nothing changed, though a word was read otherwise",
  },
  {
    step: "Выберите «Экспортировать песню».",
    ...{ before: [...редактор, ...меню], after: [...редактор, ...меню], fair: "no" },
    why: "the menu is open as before",
  },
  {
    step: "Choose **Export Song**.",
    before: [...editor, ...menu],
    after: [...editor, ...words("New Project Open Exporf Sonq Collect All and Save Quit")],
    ...{ fair: "unknown" },
    why: "the menu is open as before, and its entry was read badly",
  },
  {
    step: "Select the clip **Drums**.",
    before: [...editor, "Drums"],
    ...{ after: [...editor, "Drums"], fair: "unknown" },
    why: "what is selected is lit and has no other words",
  },
  {
    step: "Click **Arm** on the track.",
    before: [...editor, "Arm"],
    ...{ after: [...editor, ...words("Reverb Delay Chorus")], fair: "unknown" },
    why: "what is switched on stays: another part of the program is in view",
  },
  {
    step: "Open the **File** menu.",
    ...{ before: editor, after: words("Welcome to the shop Prices Basket"), fair: "unknown" },
    why: "another program is in front",
  },
  {
    step: "Press **Render**.",
    ...{ before: editor, after: words("Welcome to the shop Prices"), fair: "no" },
    why: "another program is in front, and the control was never in view",
  },
  {
    step: "Choose **Consolidate**.",
    ...{
      before: editor,
      after: [...editor, ...words("Collecting files 3 of 12")],
      fair: "unknown",
    },
    why: "something came of a control that was never in view",
  },
  {
    step: "Click the **Name** field and type **Vocals**.",
    ...{ before: [...editor, "Name"], after: [...editor, "Name", "Vocals"], fair: "yes" },
    why: "what was to be typed is there",
  },
];

describe("by the words of two screens", () => {
  test.each(cases)("$step $fair: $why", ({ step, fair, why: _, ...texts }) => {
    expect(checkByWords(step, texts).done).toBe(fair);
  });
});

test("the verdict names what it rests on", () => {
  const chosen = { before: [...editor, ...menu], after: [...editor, ...dialog] };
  expect(checkByWords("Choose **Export Song**.", chosen)).toEqual({
    ...{ done: "unknown", reason: "used", words: ["Export Song"] },
  });
  const begun = { before: chosen.before, after: [...editor, ...words("Exporting song remaining")] };
  expect(checkByWords("Choose **Export Song**.", begun)).toEqual({
    ...{ done: "yes", reason: "appeared", words: ["Exporting", "song"] },
  });
  const opened = { before: editor, after: [...editor, "Mixer"] };
  expect(checkByWords("Click **View** to show the **Mixer**.", opened)).toEqual({
    ...{ done: "yes", reason: "appeared", words: ["Mixer"] },
  });
  const same = { before: editor, after: editor };
  expect(checkByWords("Choose **Export Song**.", same)).toEqual({
    ...{ done: "no", reason: "unchanged", words: ["Export Song"] },
  });
});

test.each(["Click **Arm** to arm the track.", "Включите **Metronome**.", "Tick **Loop**."])(
  "the same text says nothing about a step that leaves no text: %s",
  (step) => {
    expect(checkByWords(step, { before: editor, after: editor }).done).toBe("unknown");
  },
);

test("without a picture from before, without text or without a name nothing can be told", () => {
  const done = (step: string, before: readonly string[] | null, after: readonly string[]) =>
    checkByWords(step, { before, after }).done;
  expect(done("Press **Render**.", null, editor)).toBe("unknown");
  expect(done("Press **Render**.", editor, [])).toBe("unknown");
  expect(done("go on to the next page.", editor, menu)).toBe("unknown");
});
