/** What is done to a control with a pointer. Stems, so that every form is met. */
const acts = [
  /\b(?:click|double-click|right-click|tap|choose|select|open|pick|press|hit|toggle|enable|disable|activate|deactivate|turn (?:on|off)|switch (?:on|off|to)|check|uncheck|tick|untick|drag|expand|unfold|arm|go to)\b/iu,
  /(?<!\p{L})(?:нажм|щ[её]лкн|кликн|ткн|выбер|откро|раскро|включ|отключ|выключ|переключ|поставьте|снимите|отметьте|активир|перетащ|перейд|нажать|выбрать|открыть|щ[её]лкнуть|включить)\p{L}*/iu,
];

/** What a control is called by: words in bold, code or quotes, names with capitals, or its kind. */
const names = [
  /\*\*[^*]+\*\*|`[^`]+`|«[^»]+»|“[^”]+”|"[^"]+"|‘[^’]+’/u,
  /\b(?:button|menu|tab|icon|check ?box|toggle|switch|selector|chooser|slider|knob|field|option|command|entry|toolbar|panel|arrow|triangle|drop-?down|list)\b/iu,
  /(?<!\p{L})(?:кнопк|меню|вкладк|значок|значк|флаж|переключател|список|списк|пункт|команд|панел|ползун|поле|стрелк|треугольник)\p{L}*/iu,
  /(?<=\p{L}[^.!?]*\s)\p{Lu}[\p{L}\p{N}]+/u,
];

/** A key or a shortcut instead of a control: "press Ctrl+J", "нажмите Tab", "press G". */
const keys =
  /(?<![\p{L}\p{N}])(?:(?:ctrl|cmd|control|command|alt|option|shift|win|⌘|⌥|⇧)(?:\s*\/\s*(?:ctrl|cmd|command|control))?\s*[+-]\s*[\p{L}\p{N}+ /-]+|tab|enter|return|esc(?:ape)?|space(?: ?bar)?|delete|backspace|f\d{1,2}|пробел|клавиш\p{L}*|the \p{L}+ key)(?![\p{L}\p{N}])/giu;
const oneLetterKey =
  /(?:press|hit|нажмите|нажать)\s+(?:the\s+)?[*`"«“]*\p{Lu}[*`"»”]*(?![\p{L}\p{N}])/giu;

/** Whether a step is done by a click on something that can be seen on the screen. */
export const requiresClick = (step: string): boolean => {
  const withoutKeys = step.replace(oneLetterKey, " ").replace(/[*`«»“”"]/g, (mark) => mark);
  const rest = withoutKeys.replace(keys, " ");
  const onlyKeys = rest !== step && !names.slice(0, 3).some((name) => name.test(rest));
  if (onlyKeys) return false;
  return acts.some((act) => act.test(rest)) && names.some((name) => name.test(rest));
};
