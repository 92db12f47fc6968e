import { noteLanguage } from "#lib/concepts/note-language.ts";
import type { Language } from "#lib/schemas/language.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { type GuideSection, titleWithParent } from "./guide-sections.ts";

/** What a manual tells its reader to do, as the first word of a sentence or clause. */
const english = new Set(
  (
    "click press choose select open go drag drop type enter hold right-click double-click set turn switch enable disable activate " +
    "deactivate check uncheck tick untick use add insert create delete remove rename save export import load arm record start stop " +
    "play move resize adjust pick make hit tap toggle expand collapse scroll hover copy cut paste duplicate split group ungroup " +
    "close confirm apply install download launch restart connect plug route assign map freeze flatten bounce consolidate quantize " +
    "zoom follow repeat wait ensure specify define draw browse locate find navigate change increase decrease lower raise pull push " +
    "release leave keep give name place put replace reset restore run sign log tweak unfold fold undo redo clear crop convert " +
    "transpose deselect highlight shift control-click ctrl-click alt-click open-click stretch nudge lock unlock show hide pin"
  ).split(" "),
);

const russianImperative = /^\p{L}{2,}(?:йте|ите|ьте)(?:сь)?$/u;
/** Present tense looks the same: "вы хотите", "если видите". */
const russianPresent = new Set(
  "хотите видите можете находите знаете слышите желаете будете работаете пользуетесь заметите увидите получите сможете захотите".split(
    " ",
  ),
);

/** Words that may stand before the verb: "then click", "now press", "затем нажмите". */
const leading = new Set(
  "then now next first finally also simply just and please to затем теперь потом далее сначала наконец просто и после этого".split(
    " ",
  ),
);

/** The word that a clause tells its reader to do, in lower case; null when it tells nothing. */
const commandOf = (clause: string, language: Language): string | null => {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? [];
  const at = words.findIndex((word) => !leading.has(word));
  const first = words[at];
  if (first === undefined) return null;
  if (language === "en") return english.has(first) ? first : null;
  if (words.slice(0, at).includes("вы") || russianPresent.has(first)) return null;
  return russianImperative.test(first) ? first : null;
};

/**
 * Whether a sentence tells its reader to do something: at its beginning, or after a clause such as "To export the song,"
 * or "В меню «Файл»".
 */
const isImperative = (sentence: string, language: Language): boolean => {
  const bare = sentence.replace(/[*_`«»"“”„]/g, "");
  const clauses = bare.split(/[,;:]\s+|\s[–—]\s/u);
  if (clauses.some((clause) => commandOf(clause, language) !== null)) return true;
  // In Russian the verb may come after where it is done: "В меню Файл выберите Экспорт".
  if (language !== "ru") return false;
  const words = bare.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word, index) =>
      /^\p{L}{3,}(?:йте|ите|ьте)(?:сь)?$/u.test(word) &&
      !russianPresent.has(word) &&
      words[index - 1] !== "вы",
  );
};

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

export interface SectionAnswer {
  readonly answered: boolean;
  /** Markdown. */
  readonly answer: string;
  readonly steps: readonly SectionStep[];
  /** The sections that it rests on, the first one first. */
  readonly sourceIds: readonly string[];
}

/** Sections that are looked at for steps; those behind are found by chance. */
const mostSections = 3;
const mostSteps = 20;

/**
 * The answer of rules: the best section in its own words. An ordered list in it becomes the steps, word for word; prose
 * without one gives its sentences that tell the reader to do something.
 */
export const answerByRules = (
  question: string,
  sections: readonly GuideSection[],
): SectionAnswer => {
  const best = sections.slice(0, mostSections);
  const main = best.find((section) => stepsOf(section, question).length > 0) ?? best[0];
  if (!main) return { answered: false, answer: "", steps: [], sourceIds: [] };
  // The best one is shown, whichever the steps are of.
  const shown = [...new Set([main, ...best.slice(0, 1)])];
  return {
    answered: true,
    answer: shown.map((one) => `**${pathTitle(one)}**\n\n${one.text.trim()}`).join("\n\n"),
    steps: stepsOf(main, question),
    sourceIds: shown.map(({ id }) => id),
  };
};

/** A section of a task by its title and the one above. */
export const pathTitle = ({ title, path }: Pick<GuideSection, "title" | "path">): string =>
  titleWithParent({ title, headingPath: path });

/** The steps that a section holds for a question. */
export const stepsOf = ({ id, text }: GuideSection, question: string): SectionStep[] => {
  const wanted = new Set(contentWords(question));
  const list = bestList(orderedLists(text), wanted);
  const texts = list && list.items.length > 1 ? list.items : imperatives(text);
  return texts
    .slice(0, mostSteps)
    .map((step) => ({ text: step, sourceId: id, requiresClick: requiresClick(step) }));
};

/** Of several lists the one that shares most words with the question; the first of equals. */
const bestList = (
  lists: readonly OrderedList[],
  wanted: ReadonlySet<string>,
): OrderedList | undefined => {
  const shared = ({ intro, items }: OrderedList): number =>
    new Set(contentWords(`${intro} ${items.join(" ")}`).filter((word) => wanted.has(word))).size;
  return lists
    .map((list) => ({ list, words: shared(list), isOne: list.items.length > 1 }))
    .toSorted((a, b) => Number(b.isOne) - Number(a.isOne) || b.words - a.words)[0]?.list;
};

/** The sentences that tell the reader to do something, word for word. */
const imperatives = (markdown: string): string[] => {
  const language = noteLanguage(markdown);
  return proseOf(markdown)
    .flatMap((block) =>
      splitSentences(block, language).map(({ start, end }) => block.slice(start, end).trim()),
    )
    .filter((sentence) => isImperative(sentence, language));
};

/** The paragraphs and list items of a Markdown text, without headings, code and tables. */
export const proseOf = (markdown: string): string[] =>
  markdown
    .replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~).*$/gm, "")
    .split(/\n{2,}|\n(?=[^\S\n]*(?:[-*+]|\d+[.)])\s)/)
    .map((block) => block.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "").trim())
    .filter((block) => block !== "" && !/^(?:#|\||!\[|>\s*\[!)/.test(block));

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

/** Passages before and after the step's own that come with it. */
const around = 1;

/** What a section says around a step: the passage that shares most words with it, and its neighbours. */
export const helpByRules = (step: string, section: string): string => {
  const wanted = new Set(contentWords(step));
  const passages = proseOf(section);
  const shares = passages.map(
    (text) => contentWords(text).filter((word) => wanted.has(word)).length,
  );
  const best = shares.indexOf(Math.max(0, ...shares));
  return passages.slice(Math.max(0, best - around), best + around + 1).join("\n\n");
};
