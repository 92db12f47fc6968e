import type { Scene } from "../scene.ts";
import { menuBar } from "./menus.ts";

const foldersOf = (scene: Scene): string[] =>
  scene
    .t(
      "Home|Desktop|Documents|Downloads|Music|Pictures|Videos|Trash",
      "Домашняя папка|Рабочий стол|Документы|Загрузки|Музыка|Изображения|Видео|Корзина",
    )
    .split("|");

const filesOf = (scene: Scene): string[] =>
  scene
    .t(
      "report.pdf|holiday photos|budget 2024.xlsx|notes.txt|presentation.odp|invoice-117.pdf|thesis draft.docx|backup.zip|logo.svg|Projects|readme.md|setup.exe",
      "отчёт.pdf|фото отпуск|бюджет 2024.xlsx|заметки.txt|презентация.odp|счёт-117.pdf|диплом.docx|backup.zip|логотип.svg|Проекты|readme.md|setup.exe",
    )
    .split("|");

/** A file manager: places, a path, columns and rows. */
export const fileManager = (scene: Scene): string => {
  const places = foldersOf(scene).map((name, index) =>
    scene.control("row", name, { cls: `row ${index === 2 ? "on" : ""}` }),
  );
  const columns = scene.t("Name|Size|Type|Modified", "Имя|Размер|Тип|Изменён").split("|");
  const widths = [300, 90, 120, 150];
  const head = columns.map(
    (name, index) =>
      `<span style="width:${widths[index]}px">${scene.control("button", name, { tag: "span" })}</span>`,
  );
  const rows = scene.some(filesOf(scene), 9).map((name, index) => {
    const cells = [
      name,
      `${1 + scene.random.below(900)} ${scene.t("kB", "КБ")}`,
      scene.t("Document", "Документ"),
      `${10 + scene.random.below(18)}.0${1 + scene.random.below(9)}.2024`,
    ];
    const html = cells
      .map((cell, column) => `<span style="width:${widths[column]}px">${cell}</span>`)
      .join("");
    return scene.control("row", name, {
      cls: `row ${index === 1 ? "on" : ""}`,
      html,
      style: "padding:4px 8px",
    });
  });
  const tools = ["back", "forward", "up"].map((name) => scene.icon(name)).join("");
  const buttons = scene
    .t("New folder|Share|View", "Новая папка|Поделиться|Вид")
    .split("|")
    .map((name) => scene.button(name, { cls: "flat" }))
    .join("");
  const status = scene.t("12 items, 48.2 GB free", "12 объектов, свободно 48,2 ГБ");
  return `${menuBar(scene)}<div class="bar">${tools}<div class="field" style="flex:1">/home/anna/${foldersOf(scene)[2]}</div>${buttons}</div><div class="split"><div class="panel" style="width:180px">${places.join("")}</div><div style="flex:1"><div class="row muted" style="border-bottom:1px solid ${scene.look.border}">${head.join("")}</div>${rows.join("")}</div></div><div class="bar small muted">${status}</div>`;
};

/** A table whose rows all have the same buttons. */
export const table = (scene: Scene): string => {
  const people = scene
    .t(
      "Anna Keller|Boris Lind|Carla Mendes|David Novak|Elena Petrova|Frank Osei",
      "Анна Кузнецова|Борис Левин|Карина Мельник|Денис Новиков|Елена Петрова|Фёдор Осипов",
    )
    .split("|");
  const actions = scene.t("Edit|Delete", "Изменить|Удалить").split("|");
  const roles = scene.t("Owner|Editor|Viewer", "Владелец|Редактор|Читатель").split("|");
  const rows = people.map(
    (name) =>
      `<div style="display:flex;gap:12px;padding:6px 8px;border-bottom:1px solid ${scene.look.border};align-items:center"><span style="width:200px">${name}</span><span style="width:120px" class="muted">${scene.random.pick(roles)}</span><span style="width:140px" class="muted">0${1 + scene.random.below(8)}.06.2024</span>${actions.map((action) => scene.button(action, { in: name })).join("")}</div>`,
  );
  const side = scene
    .t(
      "Overview|Users|Billing|Reports|Integrations|Settings",
      "Обзор|Пользователи|Оплата|Отчёты|Интеграции|Настройки",
    )
    .split("|")
    .map((name, index) =>
      scene.control("row", name, {
        cls: `row ${index === 1 ? "on" : ""}`,
        style: "padding:6px 12px",
      }),
    );
  const cards = scene
    .t("Active users|Revenue|Open tickets", "Активные пользователи|Выручка|Открытые заявки")
    .split("|")
    .map(
      (name) =>
        `<div class="panel pad" style="flex:1"><div class="muted small">${name}</div><div class="title">${scene.random.below(9_000)}</div></div>`,
    );
  return `<div class="split"><div class="panel" style="width:190px"><div class="title pad">Northwind</div>${side.join("")}</div><div class="pad" style="flex:1"><div class="spread"><div class="title">${scene.t("Users", "Пользователи")}</div><div style="display:flex;gap:8px">${scene.button(scene.t("Import CSV", "Импорт CSV"))}${scene.button(scene.t("Invite user", "Пригласить"), { cls: "main" })}</div></div><div style="display:flex;gap:12px">${cards.join("")}</div><div style="display:flex;gap:8px;margin:10px 0">${scene
    .t("All|Active|Invited|Blocked", "Все|Активные|Приглашённые|Заблокированные")
    .split("|")
    .map((name, index) => scene.control("tab", name, { cls: `tab ${index ? "" : "on"}` }))
    .join(
      "",
    )}</div>${rows.join("")}<div class="foot">${scene.button(scene.t("Previous", "Назад"))}${scene.button(scene.t("Next", "Вперёд"))}</div></div></div>`;
};

/** Folders, letters and one letter that is open, whose text names much. */
export const mail = (scene: Scene): string => {
  const folders = scene
    .t(
      "Inbox|Starred|Sent|Drafts|Spam|Archive|Trash",
      "Входящие|Помеченные|Отправленные|Черновики|Спам|Архив|Корзина",
    )
    .split("|")
    .map((name, index) =>
      scene.control("row", name, {
        cls: `row ${index ? "" : "on"}`,
        html: `<span>${name}</span>${index < 2 ? `<span class="muted">${scene.random.below(99)}</span>` : ""}`,
      }),
    );
  const letters = scene
    .t(
      "Meeting on Thursday=Olga Brandt|Your invoice for May=Hosting Ltd|Photos from the trip=Max|Re: draft of the contract=Legal team|Welcome to the course=Campus office",
      "Встреча в четверг=Ольга Брандт|Счёт за май=Хостинг|Фото из поездки=Максим|Re: проект договора=Юристы|Добро пожаловать на курс=Учебная часть",
    )
    .split("|")
    .map((pair) => {
      const [subject = "", from = ""] = pair.split("=");
      return scene.control("row", subject, {
        html: `<div><b>${from}</b><br>${subject}</div>`,
        style: `padding:6px 10px;border-bottom:1px solid ${scene.look.border}`,
      });
    });
  const tools = scene
    .t(
      "Reply|Reply all|Forward|Archive|Delete|Mark as spam",
      "Ответить|Ответить всем|Переслать|В архив|Удалить|Спам",
    )
    .split("|")
    .map((name) => scene.button(name, { cls: "flat" }));
  const text = scene.t(
    "Hello, please save the attachment and send your reply before Friday. Open the archive, edit the second page and print it.",
    "Здравствуйте, сохраните вложение и отправьте ответ до пятницы. Откройте архив, измените вторую страницу и напечатайте её.",
  );
  return `<div class="bar">${scene.button(scene.t("New message", "Написать"), { cls: "main" })}<div class="field" style="flex:1;color:${scene.look.muted}">${scene.t("Search mail", "Поиск в почте")}</div>${scene.icon("settings")}</div><div class="split"><div class="panel" style="width:170px">${folders.join("")}</div><div style="width:280px">${letters.join("")}</div><div style="flex:1;border-left:1px solid ${scene.look.border}"><div class="bar">${tools.join("")}</div><div class="pad"><div class="title">${scene.t("Meeting on Thursday", "Встреча в четверг")}</div><p>${text}</p></div></div></div>`;
};
