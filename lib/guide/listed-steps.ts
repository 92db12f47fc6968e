import type { Language } from "#lib/schemas/language.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import type { GuideSection } from "./guide-sections.ts";

/** An ordered list of a Markdown text, and what stands before it. */
export interface OrderedList {
  /** The items word for word, without their numbers. */
  readonly items: readonly string[];
  /** The paragraph or heading right above; "" for none. */
  readonly intro: string;
}

interface OpenList {
  items: string[];
  intro: string;
}

const item = /^ {0,3}\d{1,9}[.)](?:\s+(\S.*)?)?$/;

/**
 * The ordered lists of a Markdown text, at its top level. What is indented under an item belongs to it, and so do its
 * notes and pictures.
 */
export const orderedLists = (markdown: string): OrderedList[] => {
  const lists: OpenList[] = [];
  let open: OpenList | null = null;
  let before = { intro: "", isBlank: true };
  for (const { line, isCode } of codeAndText(markdown)) {
    const isBlank = line.trim() === "";
    const first = isCode ? null : item.exec(line);
    if (first) {
      open ??= begin(lists, before.intro);
      open.items.push(first[1] ?? "");
    } else if (open && (isBlank || /^\s{2,}/.test(line) || !before.isBlank)) {
      open.items.push(`${open.items.pop() ?? ""}\n${line.replace(/^\s{1,4}/, "")}`);
    } else {
      open = null;
    }
    const intro = isBlank || open ? before.intro : line.replace(/^#+\s*/, "").trim();
    before = { intro, isBlank };
  }
  return lists
    .map((list) => ({ ...list, items: list.items.map((text) => text.trim()).filter(Boolean) }))
    .filter(({ items }) => items.length > 0);
};

/** The lines, and which of them stand in fenced code. */
const codeAndText = (markdown: string): { line: string; isCode: boolean }[] => {
  let isCode = false;
  return markdown.split(/\r\n|\n|\r/).map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return { line, isCode };
  });
};

const begin = (lists: OpenList[], intro: string): OpenList => {
  const list = { items: [], intro };
  lists.push(list);
  return list;
};

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

/** Whether a sentence names a control, a thing on the screen or a key. */
export const namesControl = (sentence: string): boolean =>
  marked.test(sentence) ||
  kinds.some((kind) => kind.test(sentence)) ||
  sentence.replace(letterKey, " ").replace(key, " ") !== sentence;

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

export interface SectionStep {
  readonly text: string;
  readonly sourceId: string;
  readonly requiresClick: boolean;
}

/** From this share of a list item's words on a step retells it. */
const leastShare = 0.5;

/**
 * Steps that retell one ordered list of a section become its items, word for word: a manual's own list needs no other words.
 * Steps in another language than the list, and such that leave items out or join them with others, stay as they are.
 */
export const listedSteps = (
  steps: readonly SectionStep[],
  sections: readonly GuideSection[],
  language: Language,
): readonly SectionStep[] => {
  const [first] = steps;
  const section = sections.find(({ id }) => id === first?.sourceId);
  if (!section || !steps.every(({ sourceId }) => sourceId === section.id)) return steps;
  if (noteLanguage(section.text) !== language) return steps;
  const list = orderedLists(section.text).find(
    ({ items }) =>
      items.length === steps.length &&
      items.every((item, index) => retells(steps[index]?.text ?? "", item)),
  );
  return (
    list?.items.map((text, index) => ({
      text,
      sourceId: section.id,
      requiresClick: steps[index]?.requiresClick ?? requiresClick(text),
    })) ?? steps
  );
};

const retells = (step: string, item: string): boolean => {
  const words = new Set(contentWords(item));
  if (words.size === 0) return false;
  const told = new Set(contentWords(step));
  return [...words].filter((word) => told.has(word)).length >= leastShare * words.size;
};
