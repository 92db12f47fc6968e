import { describe, expect, test } from "vitest";
import { inTime } from "../testing/in-time.ts";
import { parseInstruction, type TargetName } from "./parse-instruction.ts";

const first = (names: readonly TargetName[]) => names.map(({ variants }) => variants[0]);

describe("what a step asks for", () => {
  test.each([
    ["Click **Save** to keep it.", "Save", null],
    ["Click the Save As button.", "Save As", "button"],
    ["click the save button", "save", "button"],
    ["Type a value into the Name field.", "Name", "field"],
    ["Tick the “Keep aspect ratio” check box.", "Keep aspect ratio", "checkbox"],
    ["Нажмите кнопку «Сохранить».", "Сохранить", "button"],
    ["save the file with the save button", "save", "button"],
    ["Change the Mode to Multiply.", "Mode", null],
    ["Set the opacity to 50%.", "opacity", null],
    ["В поле поиска введите размытие.", "поиска", "field"],
    ["Введите имя в поле «Имя файла».", "Имя файла", "field"],
    ["Перейдите на вкладку Слои.", "Слои", "tab"],
    ["Установите флажок «Показывать подсказки».", "Показывать подсказки", "checkbox"],
  ])("%s", (instruction, name, role) => {
    const { targets } = parseInstruction(instruction);
    expect(targets[0]?.variants).toContain(name);
    expect(targets[0]?.role ?? null).toBe(role);
  });

  test.each([
    ["Choose Edit > Preferences.", ["Edit"], "Preferences"],
    ["Choose **File** → **Export**.", ["File"], "Export"],
    ["Choose Export from the File menu.", ["File"], "Export"],
    ["Open the View menu and choose Zoom In.", ["View"], "Zoom In"],
    ["В меню «Файл» выберите пункт «Печать».", ["Файл"], "Печать"],
    ["Выберите Правка > Параметры.", ["Правка"], "Параметры"],
  ])("%s names a menu and its item", (instruction, menus, item) => {
    const { ancestors, targets } = parseInstruction(instruction);
    expect(first(ancestors)).toEqual(menus);
    expect(targets[0]?.variants).toContain(item);
  });

  test.each([
    ["In the Browser panel, click Drums.", "Browser", "Drums"],
    ["In **Layers**, click apply.", "Layers", "apply"],
    ["На панели «Слои» нажмите «Добавить».", "Слои", "Добавить"],
    ["Click Edit next to Boris Lind.", "Boris Lind", "Edit"],
    ["Нажмите Обзор рядом с полем Папка.", "Папка", "Обзор"],
    ["Click Browse next to the Folder field.", "Folder", "Browse"],
    ["Click Browse under the Folder field.", "Folder", "Browse"],
    ["Нажмите Обзор под полем Папка.", "Папка", "Обзор"],
  ])("%s names a place", (instruction, place, control) => {
    const { places, targets } = parseInstruction(instruction);
    expect(first(places)).toEqual([place]);
    expect(targets[0]?.variants).toContain(control);
  });

  test.each([
    "Break the chain between **Width** and **Height** by clicking on the chain icon.",
    "Click the eye icon of the layer **Background**.",
    "Turn on the lock with the button in the **Layers** dialog.",
    "Раскройте список стрелкой под «Слои».",
  ])("what is described and has no name is not one of the names around it: %s", (instruction) => {
    const { targets } = parseInstruction(instruction);
    const known = ["Width", "Height", "Background", "Layers", "Слои"];
    expect(first(targets).filter((name) => known.includes(name ?? ""))).toEqual([]);
  });

  test.each([
    ["Click the red **Record** button.", "Record"],
    ["Press **Compile**, the button with the gears.", "Compile"],
    ["Подчеркните текст кнопкой «Ч».", "Ч"],
  ])("a name beside what is described is its name: %s", (instruction, name) => {
    expect(first(parseInstruction(instruction).targets)).toEqual([name]);
  });

  test("what is filled in is no place", () => {
    const { targets, places } = parseInstruction("Fill in Quality in Scale Image.");
    expect([first(targets), first(places)]).toEqual([["Quality"], ["Scale Image"]]);
  });

  test("what is typed or set is not looked for", () => {
    expect(first(parseInstruction('Type "hello" into the "Name" field.').targets)).toEqual([
      "Name",
    ]);
    expect(first(parseInstruction('Set "Mode" to "Multiply".').targets)).toEqual(["Mode"]);
  });

  test.each([
    ["Put a tick in **Keep ratio**.", "checkbox"],
    ["Enable **Snap** to see the values.", "checkbox"],
    ["Switch the **Grid** on.", "checkbox"],
    ["Put 300 in **Width**.", "field"],
  ])("what the verb of %s says of the control", (instruction, role) => {
    const { verbRoles, targets } = parseInstruction(instruction);
    expect(targets[0]?.role ?? verbRoles[0]).toBe(role);
  });

  test("a name says nothing of where it is", () => {
    expect(parseInstruction("Choose View > **Menu Bar**.").position).toBeNull();
    expect(parseInstruction("click the last save").position).toMatchObject({ ordinal: -1 });
  });

  test("keys are pressed and not looked for", () => {
    expect(first(parseInstruction("Press `Ctrl+S` or click **Save**.").targets)).toEqual(["Save"]);
  });

  test("words for places on the screen are understood in both languages", () => {
    expect(parseInstruction("Click Export in the top right corner.").position).toMatchObject({
      across: "right",
      down: "top",
    });
    expect(parseInstruction("Щёлкните правой кнопкой по слою «Фон».").position).toBeNull();
    expect(parseInstruction("Нажмите «Экспорт» внизу слева.").position).toMatchObject({
      across: "left",
      down: "bottom",
    });
  });
});

test.each(["\n", "“", "«", " ", "\t> "])(
  "any number of %j in a step costs one walk through them",
  (sign) => {
    const step = `Save the file.${sign.repeat(50_000)}(Press **OK** and look`;
    expect(inTime(() => parseInstruction(step).targets.at(-1)?.variants)).toContain("OK");
  },
);
