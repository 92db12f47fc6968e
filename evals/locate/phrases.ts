import type { Random } from "../quotes/random.ts";
import type { ControlKind, SceneLanguage } from "./scene.ts";

/** A control as it stands in a page. */
export interface MarkedControl {
  readonly kind: ControlKind;
  readonly name: string;
  readonly in: string | null;
  readonly path: string | null;
}

/** `N` is the name as it is set off, `P` the menu, `n` the bare name. */
const english: Readonly<Record<ControlKind, readonly string[]>> = {
  button: [
    "Click N.",
    "Click the N button.",
    "Press N to go on.",
    "Then press the N button.",
    "Use N for this.",
    "When you are done, click N.",
    "click n",
  ],
  menu: [
    "Open the N menu.",
    "Click N in the menu bar.",
    "Go to the N menu.",
    "Open N and look at its commands.",
  ],
  item: [
    "Choose N from the P menu.",
    "Choose P > n.",
    "In the P menu, click N.",
    "Select P → n.",
    "Go to P and select N.",
  ],
  tab: ["Switch to the N tab.", "Click the N tab.", "Open the tab N.", "Go to N."],
  field: [
    "Type a value into the N field.",
    "Enter the new value in N.",
    "Click in the N field.",
    "In the N box, type the value.",
    "Fill in N.",
  ],
  choice: [
    "Choose another value from the N drop-down list.",
    "Open the N list.",
    "In the N menu, pick a value.",
    "Set N to something else.",
    "Change N.",
  ],
  checkbox: [
    "Tick N.",
    "Select the N check box.",
    "Turn on N.",
    "Make sure that N is checked.",
    "Clear the N option.",
  ],
  radio: ["Select N.", "Choose the N option.", "Pick N.", "Choose N."],
  toggle: ["Turn on N.", "Switch N off.", "Enable N.", "Use the N switch."],
  slider: ["Drag the N slider.", "Adjust N.", "Move N to the right.", "Change N with the slider."],
  row: ["Select N in the list.", "Click N.", "Double-click N.", "Open N.", "Select the N entry."],
  link: ["Click the N link.", "Follow N.", "Click N."],
  icon: ["Click the N icon.", "Click the N button in the toolbar.", "Select the N tool."],
};

const russian: typeof english = {
  button: [
    "Нажмите N.",
    "Нажмите кнопку N.",
    "Щёлкните по кнопке N.",
    "Затем нажмите на кнопку N.",
    "Когда закончите, нажмите N.",
    "нажмите n",
  ],
  menu: ["Откройте меню N.", "Щёлкните N в строке меню.", "Перейдите в меню N."],
  item: [
    "Выберите P > n.",
    "В меню P выберите пункт N.",
    "Выберите команду N в меню P.",
    "Откройте P → n.",
  ],
  tab: ["Перейдите на вкладку N.", "Откройте вкладку N.", "Щёлкните вкладку N."],
  field: [
    "Введите значение в поле N.",
    "Заполните поле N.",
    "Щёлкните в поле N.",
    "Укажите N.",
    "В поле N введите новое значение.",
  ],
  choice: [
    "Выберите другое значение в списке N.",
    "Откройте список N.",
    "В раскрывающемся списке N выберите значение.",
    "Измените параметр N.",
  ],
  checkbox: [
    "Установите флажок N.",
    "Снимите флажок N.",
    "Поставьте галочку N.",
    "Включите параметр N.",
  ],
  radio: ["Выберите вариант N.", "Установите переключатель N.", "Выберите N."],
  toggle: ["Включите N.", "Отключите N.", "Переключите N."],
  slider: ["Перетащите ползунок N.", "Измените N ползунком.", "Сдвиньте ползунок N вправо."],
  row: [
    "Выберите N в списке.",
    "Щёлкните N.",
    "Дважды щёлкните N.",
    "Откройте N.",
    "Выделите строку N.",
  ],
  link: ["Щёлкните ссылку N.", "Перейдите по ссылке N.", "Нажмите N."],
  icon: ["Нажмите значок N.", "Нажмите кнопку N на панели инструментов.", "Выберите инструмент N."],
};

const contexts: Readonly<
  Record<SceneLanguage, readonly [before: readonly string[], after: readonly string[]]>
> = {
  en: [
    ["In the C panel, ", "In C, ", "Under C, ", "In the C section, "],
    [" in C", " in the C panel", " under C", " next to C"],
  ],
  ru: [
    ["На панели C ", "В разделе C ", "В области C "],
    [" в C", " на панели C", " рядом с C"],
  ],
};

const marks: Readonly<Record<SceneLanguage, readonly ((name: string) => string)[]>> = {
  en: [
    (name) => `**${name}**`,
    (name) => `"${name}"`,
    (name) => name,
    (name) => name,
    (name) => `“${name}”`,
  ],
  ru: [
    (name) => `«${name}»`,
    (name) => `**${name}**`,
    (name) => `«${name}»`,
    (name) => name,
    (name) => `"${name}"`,
  ],
};

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const placeholder = /(?<!\p{L})[CNPn](?!\p{L})/gu;

/** A sentence of a manual that asks for the control, in one of many forms. */
export const phraseFor = (
  control: MarkedControl,
  language: SceneLanguage,
  random: Random,
): string => {
  const phrase = random.pick((language === "en" ? english : russian)[control.kind]);
  const mark = random.pick(marks[language]);
  // A sentence all in small letters writes the name so, too.
  const bare = phrase === phrase.toLowerCase() ? control.name.toLowerCase() : control.name;
  const fillings: Readonly<Record<string, string>> = {
    N: mark(control.name),
    P: mark(control.path ?? ""),
    n: bare,
  };
  const named = phrase.replaceAll(placeholder, (sign) => fillings[sign] ?? sign);
  return control.in === null ? named : inContext(named, mark(control.in), language, random);
};

const inContext = (
  phrase: string,
  place: string,
  language: SceneLanguage,
  random: Random,
): string => {
  const [before, after] = contexts[language];
  if (random.chance(0.5))
    return random.pick(before).replace(placeholder, place) + lowerFirst(phrase);
  const end = phrase.endsWith(".") ? "." : "";
  return `${phrase.slice(0, phrase.length - end.length)}${random.pick(after).replace(placeholder, place)}${end}`;
};
