/** What is done to a control with a pointer. */
const acts = [
  /\b(?:click|double-click|right-click|tap|choose|select|open|pick|press|hit|toggle|enable|disable|activate|deactivate|turn (?:on|off)|switch (?:on|off|to)|check|uncheck|tick|untick|drag|expand|unfold|arm|go to)\b/iu,
  /(?<!\p{L})(?:нажм|щ[её]лкн|кликн|ткн|выбер|выдел|откро|раскро|включ|отключ|выключ|переключ|поставьте|установите|снимите|отметьте|активир|перетащ|перейд|нажать|выбрать|открыть|щ[её]лкнуть|включить)\p{L}*/iu,
];

/** Names in bold, code or quotes. */
const marked = /\*\*[^*]+\*\*|`[^`]+`|«[^«»]+»|“[^“”]+”|"[^"]+"|‘[^‘’]+’/u;

/** What a control or a thing on the screen is called. */
const kinds = [
  /\b(?:button|menu|tab|icon|check ?box|toggle|switch|selector|chooser|slider|knob|field|option|command|entry|toolbar|panel|arrow|triangle|drop-?down|list|title bar|track|clip|header|row|device|link|marker|layer|tool|window)s?\b/iu,
  /(?<!\p{L})(?:кнопк|меню|вкладк|значок|значк|флаж|переключател|список|списк|пункт|команд|панел|ползун|пол[еяю]|стрелк|треугольник|заголов|дорожк|клип|строк|устройств|ссылк|маркер|сло[йея]|инструмент|окн)\p{L}*/iu,
];

/** A name with a capital in the middle of a sentence. */
const capital = /(?:^|[.!?])[^.!?\p{L}]*\p{L}[^.!?]*\s\p{Lu}[\p{L}\p{N}]/u;

/** Keys and shortcuts: "Ctrl+J", "Tab", "the space bar", "пробел". */
const key =
  /(?<![\p{L}\p{N}])(?:(?:(?:ctrl|cmd|control|command|alt|option|shift|win|⌘|⌥|⇧)(?:\s*\/\s*(?:ctrl|cmd|command|control))?\s*[+-]\s*){1,6}[\p{L}\p{N}]+|tab|enter|return|esc(?:ape)?|(?:the )?space(?: ?bar)?|delete|backspace|f\d{1,2}|пробел|клавиш\p{L}*|the \p{L}+ key)(?![\p{L}\p{N}])/giu;
const letterKey =
  /(?<![\p{L}\p{N}])(?:press|hit|нажмите|нажать)\s+(?:the\s+)?\p{Lu}(?![\p{L}\p{N}])/giu;

/** Whether a step is done by a click on something that can be seen on the screen. */
export const requiresClick = (step: string): boolean => {
  const spoken = step.replace(/`([^`]*)`/g, (whole, code: string) => (isKey(code) ? " " : whole));
  const rest = spoken.replace(letterKey, " ").replace(key, " ");
  const isNamed = marked.test(rest) || kinds.some((kind) => kind.test(rest));
  // "Press Tab to go to Session View" names what comes of it.
  const isTold = isNamed || (rest === step && capital.test(rest));
  return isTold && acts.some((act) => act.test(rest)) && !isKeysOnly(rest, step);
};

const isKey = (code: string): boolean =>
  [...code.trim()].length === 1 || code.replace(key, "").trim() === "";

/** "Press G to fold the editor": after the key is taken out, nothing is left to act on. */
const isKeysOnly = (rest: string, step: string): boolean =>
  rest !== step &&
  /^\s*(?:press|hit|нажмите|нажать)[\s.,;:()]*(?:mac|windows|to|чтобы|или|or|$)/iu.test(
    rest.trim(),
  );
