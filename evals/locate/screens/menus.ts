import type { Scene } from "../scene.ts";

type Menu = readonly [name: string, items: readonly string[]];

const english: readonly Menu[] = [
  [
    "File",
    ["New", "Open…", "Open Recent", "Save", "Save As…", "Export…", "Print…", "Close", "Quit"],
  ],
  [
    "Edit",
    ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All", "Find…", "Preferences…"],
  ],
  [
    "View",
    ["Zoom In", "Zoom Out", "Full Screen", "Show Grid", "Show Rulers", "Sidebar", "Status Bar"],
  ],
  ["Insert", ["Image…", "Table…", "Link…", "Comment", "Page Break", "Special Character…"]],
  ["Format", ["Font…", "Paragraph…", "Bullets and Numbering…", "Page Style…", "Columns…"]],
  ["Tools", ["Spelling…", "Word Count", "Macros", "Extension Manager…", "Options…"]],
  ["Window", ["New Window", "Minimize", "Arrange All"]],
  ["Help", ["Contents", "Keyboard Shortcuts", "Check for Updates…", "About"]],
];

const russian: readonly Menu[] = [
  [
    "Файл",
    [
      "Создать",
      "Открыть…",
      "Недавние документы",
      "Сохранить",
      "Сохранить как…",
      "Экспортировать…",
      "Печать…",
      "Закрыть",
      "Выход",
    ],
  ],
  [
    "Правка",
    [
      "Отменить",
      "Повторить",
      "Вырезать",
      "Копировать",
      "Вставить",
      "Удалить",
      "Выделить всё",
      "Найти…",
      "Параметры…",
    ],
  ],
  [
    "Вид",
    [
      "Увеличить",
      "Уменьшить",
      "Во весь экран",
      "Показать сетку",
      "Показать линейки",
      "Боковая панель",
    ],
  ],
  ["Вставка", ["Изображение…", "Таблица…", "Ссылка…", "Примечание", "Разрыв страницы", "Символ…"]],
  ["Формат", ["Шрифт…", "Абзац…", "Маркеры и нумерация…", "Стиль страницы…", "Колонки…"]],
  ["Сервис", ["Орфография…", "Число слов", "Макросы", "Настройка…", "Расширения…"]],
  ["Окно", ["Новое окно", "Свернуть", "Упорядочить"]],
  ["Справка", ["Содержание", "Горячие клавиши", "Проверить обновления…", "О программе"]],
];

const menusOf = (scene: Scene): readonly Menu[] =>
  scene.some(scene.language === "en" ? english : russian, 6);

/** A menu bar; in half of the screens one menu is open. Items of closed menus are marked on the bar, to be asked for. */
export const menuBar = (scene: Scene, mayOpen = true): string => {
  const menus = menusOf(scene);
  const open = mayOpen && scene.random.chance(0.5) ? scene.random.below(menus.length) : -1;
  const names = menus.map(([name, items], index) => {
    const closed = index === open ? "" : items.map((item) => item.replace("…", "")).join("|");
    const bar = scene.control("menu", name, { cls: `menu ${index === open ? "open" : ""}` });
    return bar.replace("data-kind", `data-items="${closed}" data-kind`);
  });
  return `<div class="bar" style="gap:2px">${names.join("")}</div>${open < 0 ? "" : popup(scene, menus[open], open)}`;
};

const popup = (scene: Scene, menu: Menu | undefined, position: number): string => {
  const [name = "", items = []] = menu ?? [];
  const rows = items.map((item) => {
    const key = scene.random.chance(0.4) ? `Ctrl+${item.slice(0, 1)}` : "";
    const html = `<span>${item}</span><span class="muted">${key}</span>`;
    return scene.control("item", item.replace("…", ""), { path: name, cls: "row", html });
  });
  return `<div class="popup" style="top:${scene.look.size * 2}px;left:${10 + position * scene.look.size * 4.6}px">${rows.join("")}</div>`;
};
