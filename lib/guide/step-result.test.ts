import { expect, test } from "vitest";
import { resultOfStep } from "./step-result.ts";

test.each([
  ["Choose **Collect All and Save**.", []],
  ["Open the **File** menu.", []],
  ["Choose **Export…** to open the **Export Settings** dialog.", ["Export Settings"]],
  ["Click **Settings**. The Preferences window opens.", ["Preferences"]],
  ["Choose **Insert Audio Track**: the track **2-Audio** appears.", ["2-Audio"]],
  ["When the **Export** dialog opens, press **OK**.", []],
  ["Click the **Name** field and type **Vocals**.", ["Vocals"]],
  [
    "В меню «Файл» выберите «Экспорт». Откроется окно «Параметры экспорта».",
    ["Параметры экспорта"],
  ],
  ["Нажмите «Новый», чтобы открыть окно «Шаблоны».", ["Шаблоны"]],
  ["Введите «Голос» в поле «Имя».", ["Голос"]],
])("what %s leads to", (step, names) => {
  const { act, names: found } = resultOfStep(step);
  expect(found).toEqual(names);
  for (const name of names) expect(act).not.toContain(name);
});
