import type { Scene } from "../scene.ts";
import { menuBar } from "./menus.ts";

const sectionsOf = (scene: Scene): readonly string[] =>
  scene
    .t(
      "General|Appearance|Keyboard|Notifications|Privacy|Updates|Language|Advanced",
      "Общие|Внешний вид|Клавиатура|Уведомления|Конфиденциальность|Обновления|Язык|Дополнительно",
    )
    .split("|");

const checksOf = (scene: Scene): readonly string[] =>
  scene
    .t(
      "Open last file at startup|Show tooltips|Check spelling as you type|Create backup copies|Play sounds|Use hardware acceleration|Highlight current line|Wrap long lines|Remember window position|Send anonymous statistics",
      "Открывать последний файл при запуске|Показывать подсказки|Проверять орфографию|Создавать резервные копии|Проигрывать звуки|Использовать аппаратное ускорение|Выделять текущую строку|Переносить длинные строки|Запоминать положение окна|Отправлять статистику",
    )
    .split("|");

const choicesOf = (scene: Scene): readonly string[] =>
  scene
    .t(
      "Theme=Dark|Language=English|Font size=12|Icon size=Medium|Date format=DD.MM.YYYY|Default folder=Documents|Units=Millimetres|Autosave every=10 minutes",
      "Тема=Тёмная|Язык=Русский|Размер шрифта=12|Размер значков=Средний|Формат даты=ДД.ММ.ГГГГ|Папка по умолчанию=Документы|Единицы=Миллиметры|Автосохранение=10 минут",
    )
    .split("|");

const radiosOf = (scene: Scene): readonly string[] =>
  scene
    .t(
      "Always|Never|Ask every time|Only on Wi-Fi",
      "Всегда|Никогда|Спрашивать каждый раз|Только по Wi-Fi",
    )
    .split("|");

const okButtons = (scene: Scene, inside?: string): string =>
  scene
    .t("Apply|Cancel|OK|Help", "Применить|Отмена|ОК|Справка")
    .split("|")
    .map((name, index) => scene.button(name, { in: inside, cls: index === 2 ? "main" : "" }))
    .join("");

/** Settings: a list of sections, and groups of checkboxes, choices, radios and switches. */
export const settings = (scene: Scene): string => {
  const sections = sectionsOf(scene);
  const on = scene.random.below(sections.length);
  const list = sections.map((name, index) =>
    scene.control("row", name, { cls: `row ${index === on ? "on" : ""}` }),
  );
  const switches = scene.random.chance(0.4);
  const checks = scene
    .some(checksOf(scene), 5)
    .map((name) => (switches ? scene.toggle(name) : scene.check("checkbox", name)));
  const choices = scene.some(choicesOf(scene), 4).map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return scene.choice(name, value);
  });
  const group = scene.t("Download updates", "Загружать обновления");
  const radios = radiosOf(scene).map((name) => scene.check("radio", name, { in: group }));
  const body = `<div class="title">${sections[on]}</div>${choices.join("")}<fieldset><legend>${scene.t("Behaviour", "Поведение")}</legend>${checks.join("")}</fieldset><fieldset><legend>${group}</legend>${radios.join("")}</fieldset>`;
  return `<div class="bar">${scene.t("Settings", "Параметры")}</div><div class="split"><div class="panel" style="width:190px">${list.join("")}</div><div class="pad" style="width:520px">${body}</div></div><div class="foot">${okButtons(scene)}</div>`;
};

/** A dialog over an editor whose own controls have some of the same names. */
export const overEditor = (scene: Scene): string => {
  const title = scene
    .t(
      "Export Image|Page Setup|Scale Image|New Document",
      "Экспорт изображения|Параметры страницы|Размер изображения|Новый документ",
    )
    .split("|");
  const name = scene.random.pick(title);
  const fields = scene.some(
    scene
      .t(
        "Width=1920|Height=1080|Resolution=72|File name=untitled|Quality=90|Left margin=2,0|Author=",
        "Ширина=1920|Высота=1080|Разрешение=72|Имя файла=без имени|Качество=90|Левое поле=2,0|Автор=",
      )
      .split("|"),
    4,
  );
  const above = scene.random.chance(0.3);
  const inputs = fields.map((pair) => {
    const [caption = "", value = ""] = pair.split("=");
    return scene.field(caption, value, { in: name, above });
  });
  const checks = scene.some(
    scene
      .t(
        "Keep aspect ratio|Save metadata|Progressive|Interlacing",
        "Сохранять пропорции|Сохранять метаданные|Прогрессивный|Чересстрочность",
      )
      .split("|"),
    2,
  );
  const dialog = `<div class="dialog"><div class="head">${name}</div><div class="pad">${inputs.join("")}${checks.map((check) => scene.check("checkbox", check, { in: name })).join("")}</div><div class="foot">${okButtons(scene, name)}</div></div>`;
  const panel = scene.t("Tool Options", "Параметры инструмента");
  const side = `<div class="panel" style="width:240px"><div class="head">${panel}</div><div class="pad">${scene
    .t("Width|Opacity|Hardness|Quality", "Ширина|Непрозрачность|Жёсткость|Качество")
    .split("|")
    .map((caption) => scene.slider(caption, 40, { in: panel }))
    .join(
      "",
    )}${scene.button(scene.t("Apply", "Применить"), { in: panel })} ${scene.button(scene.t("Reset", "Сбросить"), { in: panel })}</div></div>`;
  return `${menuBar(scene, false)}<div class="split"><div style="width:40px" class="panel">${["brush", "eraser", "pencil", "crop"].map((icon) => scene.icon(icon)).join("")}</div>${side}<div style="flex:1;background:#777"></div></div>${dialog}`;
};

/** A form of a page: captions above or beside, fields with hints, links. */
export const form = (scene: Scene): string => {
  const above = scene.random.chance(0.6);
  const captions = scene
    .t(
      "First name|Last name|Email address|Phone|Company|Street address|City|Postal code|Card number|Password",
      "Имя|Фамилия|Электронная почта|Телефон|Организация|Улица и дом|Город|Индекс|Номер карты|Пароль",
    )
    .split("|");
  const fields = scene.some(captions, 6).map((caption) =>
    scene.field(caption, scene.random.chance(0.3) ? scene.t("Enter text", "Введите текст") : "", {
      above,
    }),
  );
  const country = scene.choice(scene.t("Country", "Страна"), scene.t("Switzerland", "Швейцария"), {
    above,
  });
  const consent = scene.check(
    "checkbox",
    scene.t("I agree to the terms of service", "Я принимаю условия использования"),
  );
  const news = scene.check(
    "checkbox",
    scene.t("Send me news by email", "Присылать новости на почту"),
  );
  const links = scene
    .t(
      "Forgot password?|Privacy policy|Contact support",
      "Забыли пароль?|Политика конфиденциальности|Связаться с поддержкой",
    )
    .split("|");
  return `<div class="bar"><b>Acme</b>${scene
    .t("Products|Pricing|Docs", "Продукты|Цены|Документация")
    .split("|")
    .map((name) => scene.control("link", name, { cls: "menu" }))
    .join(
      "",
    )}<span style="flex:1"></span>${scene.button(scene.t("Sign in", "Войти"))}</div><div class="pad" style="width:${above ? 420 : 560}px;margin:10px auto"><div class="title">${scene.t("Create your account", "Создание учётной записи")}</div><p class="muted">${scene.t("Fill in the fields below. Your email address will not be shown to anyone.", "Заполните поля ниже. Ваша электронная почта никому не будет показана.")}</p>${fields.join("")}${country}${consent}${news}<div class="foot">${scene.button(scene.t("Back", "Назад"))}${scene.button(scene.t("Create account", "Создать учётную запись"), { cls: "main" })}</div>${links.map((name) => scene.control("link", name, { cls: "link" })).join("")}</div>`;
};
