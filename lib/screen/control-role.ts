/** What sort of control a step speaks of. */
export type ControlRole =
  | "button"
  | "menu"
  | "item"
  | "tab"
  | "field"
  | "choice"
  | "checkbox"
  | "slider"
  | "row"
  | "link"
  | "icon"
  | "place";

/** What manuals call controls, in the order in which they are tried: the longer name first. Russian ones by their stems. */
const names: readonly (readonly [ControlRole, RegExp])[] = [
  [
    "checkbox",
    /^(?:check ?box(?:es)?|tick ?box|radio(?: ?button)?|toggle(?: switch)?|switch|флаж\S*|галоч\S*|чек-?бокс\S*|переключател\S*|радиокноп\S*|тумблер\S*|вариант\S*)$/u,
  ],
  [
    "choice",
    /^(?:(?:drop-?down|pull-?down|pop-?up|combo|list) ?(?:list|menu|box)?|selection list|drop-?down|chooser|selector|spin ?(?:box|button)|(?:раскрывающ|выпадающ)\S*(?: спис\S*| меню)?|спис(?:ок|ка|ке|ком|ку)|селектор\S*)$/u,
  ],
  [
    "field",
    /^(?:(?:text|input|edit|entry|search|numeric|number) ?(?:box|field|area)|box|field|input|entry box|(?:текстов\S* )?пол(?:е|я|ю|ем)|строк\S* поиска)$/u,
  ],
  ["slider", /^(?:slider|knob|dial|fader|ползун\S*|бегун\S*|регулятор\S*|фейдер\S*|ручк\S*)$/u],
  ["tab", /^(?:tab|tabs|вкладк\S*|закладк\S*|вкладок)$/u],
  ["button", /^(?:(?:push |toolbar )?button|btn|кнопк\S*|кнопок)$/u],
  ["menu", /^(?:(?:sub|context )?-?menu|(?:под)?меню|контекстн\S* меню)$/u],
  [
    "item",
    /^(?:command|(?:menu )?item|menu (?:entry|command|option)|пункт\S*(?: меню)?|команд\S*)$/u,
  ],
  ["link", /^(?:hyper)?link$|^(?:гипер)?ссылк\S*$/u],
  [
    "icon",
    /^(?:icon|symbol|tool|tool icon|знач(?:ок|к\S*)|икон\S*|пиктограмм\S*|инструмент\S{0,2})$/u,
  ],
  [
    "row",
    /^(?:row|entry|line|file|folder|layer|track|category|device|message|preset|строк\S*|файл\S*|папк\S*|сло[йяюе]\S*|запис\S*|дорожк\S*|трек\S*|категори\S*|элемент\S*|устройств\S*|письм\S*)$/u,
  ],
  [
    "place",
    /^(?:panel|pane|dialog(?:ue)?(?: (?:box|window))?|window|section|group|area|view|toolbar|tool ?bar|side ?bar|menu ?bar|status ?bar|header|heading|page|column|palette|browser|dock|card|block|frame|table|ribbon|inspector|(?:диалогов\S* )?окн\S*|диалог\S*|панел\S*|раздел\S*|групп\S*|област\S*|секци\S*|блок\S*|страниц\S*|столб\S*|колонк\S*|палитр\S*|браузер\S*|таблиц\S*|карточк\S*|заголов\S*|лент\S*)$/u,
  ],
];

/** The role that a word or two name, as "check box" or "вкладку"; null for any other words. */
export const roleOfWords = (words: string): ControlRole | null => {
  const lower = words.toLowerCase();
  return names.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
};

/** What a verb says of its object, where the object's role is not named. */
const verbs: readonly (readonly [ControlRole, RegExp])[] = [
  [
    "field",
    /(?<!\p{L})(?:type|enter|fill|write|put(?! an? (?:tick|check))|напечата\S*|введ\S*|вводи\S*|впиши\S*|заполн\S*|напиш\S*|набер\S*)(?!\p{L})/iu,
  ],
  [
    "checkbox",
    /(?<!\p{L})(?:tick|untick|check|uncheck|clear|enable|disable|activate|deactivate|turn (?:on|off)|switch\s+(?:\S+\s+){0,4}(?:on|off)|(?:is|are) (?:un)?(?:checked|ticked|selected|enabled)|включ\S*|отключ\S*|выключ\S*|отмет\S*|поставьте|снимите|установите)(?!\p{L})/iu,
  ],
  [
    "slider",
    /(?<!\p{L})(?:drag|adjust|move|slide|перетащ\S*|сдвин\S*|передвин\S*|двига\S*)(?!\p{L})/iu,
  ],
  [
    "field",
    /(?<!\p{L})(?:values?|значени\S*|set|change|specify|adjust|increase|decrease|lower|raise|reduce|задай\S*|укаж\S*|измен\S*|смени\S*|поменя\S*|увелич\S*|уменьш\S*|установите|настро\S*)(?!\p{L})/iu,
  ],
  ["tab", /(?<!\p{L})(?:switch to|перейдите|переключитесь)(?!\p{L})/iu],
];

export const rolesOfVerbs = (text: string): ControlRole[] =>
  verbs.filter(([, pattern]) => pattern.test(text)).map(([role]) => role);
