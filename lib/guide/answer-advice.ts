import { foldedWords } from "#lib/text/words.ts";
import type { Language } from "../schemas/language.ts";
import type { GuideSection } from "./guide-sections.ts";

/** Fewer letters than this tell no language. */
const leastLetters = 18;
/** A sentence in one language may quote the other: less than this share of its letters is another language. */
const leastShare = 0.3;

/** What stays as the manual has it: names of controls, code, quotations, addresses. */
const names = /\*\*[^*]+\*\*|`[^`]+`|«[^«»]+»|“[^“”]+”|\]\([^()]*\)|https?:\/\/\S+/gu;

const isInOther = (text: string, language: Language): boolean => {
  const letters = text.replace(names, " ").match(/\p{L}/gu) ?? [];
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length;
  const own = language === "ru" ? cyrillic : letters.length - cyrillic;
  return letters.length >= leastLetters && own < leastShare * letters.length;
};

/**
 * What is wrong with the language of words for the student, in words for the model; null when nothing is. One step in
 * another language among good ones counts.
 */
export const languageAdvice = (texts: readonly string[], language: Language): string | null => {
  if (![...texts, texts.join(" ")].some((text) => isInOther(text, language))) return null;
  const wanted = language === "ru" ? "Russian" : "English";
  return `Everything that the student reads must be in ${wanted}; only names of controls stay as the manual writes them.`;
};

/** How a model begins that was asked what the manual does not say. */
const silence =
  /^(?:(?:the |these )?(?:manual|sections?) (?:does not|do not|doesn[’']t|don[’']t) (?:say|mention|describe|explain|cover|tell)|(?:в )?(?:руководств[оеу]|раздел(?:ы|ах)) не (?:говорит|говорят|сказано|описывает|описано|объясняет|указано)),? ?/iu;

/** What of a question is missing, without the sentence that it stands in: "The manual does not say how to …". */
export const missingPart = (written: string): string => written.trim().replace(silence, "");

/** Names of controls as a step marks them: in bold, as code, in quotation marks; menus entry by entry. */
const marked = /\*\*([^*]+)\*\*|`([^`]+)`|«([^«»]+)»|“([^“”]+)”/gu;

/** What is typed, not pressed: "Type `Drums`", «Назовите её «Соло»». */
const typed =
  /(?<!\p{L})(?:[Tt]ype|[Ee]nter|[Nn]ame|[Cc]all|[Rr]ename|[Вв]веди(?:те)?|[Вв]пиши(?:те)?|[Нн]азови(?:те)?|[Нн]апиши(?:те)?|[Нн]абери(?:те)?)(?: (?:it|in|the|to|name|text|value|word|её|его|имя|название|текст|значение|слово)){0,3} (?:\*\*[^*]+\*\*|`[^`]+`|«[^«»]+»|“[^“”]+”)/gu;

/** Keys, alone and together; their names are those of the keyboard, not of the program. */
const key =
  "(?:ctrl|control|shift|alt|option|cmd|command|win|enter|return|esc|escape|tab|space|spacebar|del|delete|backspace|home|end|page ?up|page ?down|insert|click|f[0-9]{1,2}|[\\p{L}\\p{N}])";
const keys = new RegExp(`^${key}(?: ?[+-] ?${key})*$`, "iu");

/** A number with its unit is set, not pressed. */
const value = /^[\p{N}.,:×%±+-]+ ?\p{L}{0,4}[²³%]?$/u;

/** A name in capitals right behind what is done to it: "click Save", «нажмите кнопку Создать». */
const acted =
  /(?<!\p{L})(?:(?:[Dd]ouble-|[Rr]ight-)?[Cc]lick(?: on)?|[Cc]hoose|[Ss]elect|[Pp]ress|[Oo]pen|[Pp]ick|[Tt]ap(?: on)?|[Hh]it|[Tt]ick|[Gg]o to|[Нн]ажми(?:те)?|[Вв]ыбери(?:те)?|[Оо]ткрой(?:те)?|[Щщ][её]лкни(?:те)?|[Кк]ликни(?:те)?|[Пп]ерейди(?:те)? в)(?: (?:the|на|по))?(?: (?:кнопку|пункт|команду|меню|вкладку|button|menu|tab))? (\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){0,3})/gu;

const controlNames = (text: string): string[] => {
  const step = text.replace(typed, " ");
  return [
    ...[...step.matchAll(marked)].flatMap(([, ...found]) => found.find((one) => one) ?? []),
    ...[...step.replace(marked, " ").matchAll(acted)].map(([, name = ""]) => name),
  ]
    .flatMap((name) => name.split(/[>→▸›|]/u))
    .map((name) => name.trim())
    .filter((name) => /\p{L}{2}/u.test(name) && !keys.test(name) && !value.test(name));
};

/** Letters and numbers alone: manuals write names in bold, in code, with an ellipsis or without. */
const words = (text: string): string => foldedWords(text).join(" ");

/** A section of a manual, whatever it is called by. */
type SectionWords = Pick<GuideSection, "title" | "path" | "text">;

/** The names of controls in a step that its section, with the captions of its figures, does not write. */
export const strangeNames = (step: string, { path, title, text }: SectionWords): string[] => {
  const said = ` ${words([...path, title, text].join(" "))} `;
  return [...new Set(controlNames(step))].filter((name) => !said.includes(` ${words(name)} `));
};

/** A step and the section that it is taken from. */
interface CitedStep {
  readonly text: string;
  readonly sourceId: string;
}

/**
 * The steps, each cited to the section that names its controls: where the one that was given names not all of them and
 * just one of the others does, the number was wrong.
 */
export const citedAnew = <Step extends CitedStep>(
  steps: readonly Step[],
  sections: readonly GuideSection[],
): Step[] =>
  steps.map((step) => {
    const names = (section: GuideSection) => strangeNames(step.text, section).length === 0;
    const own = sections.find(({ id }) => id === step.sourceId);
    if (!own || names(own)) return step;
    const [only, another] = sections.filter(names);
    return only && !another ? { ...step, sourceId: only.id } : step;
  });

/** Names of controls in a step that its section does not write, in words for the model; null when all of them stand there. */
export const namesAdvice = (
  steps: readonly CitedStep[],
  sections: readonly GuideSection[],
): string | null => {
  const strange = citedAnew(steps, sections).flatMap(({ text, sourceId }) => {
    const section = sections.find(({ id }) => id === sourceId);
    const names = section ? strangeNames(text, section) : [];
    return names.map((name) => `${JSON.stringify(name)} (${sourceId})`);
  });
  if (strange.length === 0) return null;
  return `These names do not stand in the section of their step: ${[...new Set(strange)].join(", ")}. Write each name as its section does, or take what the section does not name out of the step.`;
};
