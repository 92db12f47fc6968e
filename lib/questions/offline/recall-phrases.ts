import type { Language } from "#lib/schemas/language.ts";

/** How free recall is asked for, in the note's language. Part of the content, not of the interface. */
interface RecallPhrases {
  readonly definition: (term: string) => string;
  readonly section: (heading: string, inside: string | null) => string;
  /** For a heading with others under it. */
  readonly introduction: (heading: string) => string;
  readonly list: (count: number, title: string) => string;
  /** For a list whose first line says what is listed. */
  readonly listAfter: (count: number, lead: string, heading: string | null) => string;
  readonly goOn: (sentence: string) => string;
  readonly whole: string;
}

const quoted = (text: string): string => `\n\n> ${text}`;

const englishNumbers = "two three four five six seven eight nine".split(" ");
const russianNumbers = "два три четыре пять шесть семь восемь девять".split(" ");

const inEnglish = (count: number): string => englishNumbers[count - 2] ?? String(count);
const russianPlurals = new Intl.PluralRules("ru");
const itemsInRussian = (count: number): string => {
  const form = russianPlurals.select(count);
  const noun = form === "one" ? "пункт" : form === "few" ? "пункта" : "пунктов";
  return `${russianNumbers[count - 2] ?? count} ${noun}`;
};

const english = (name: string): string => `“${name.replace(/[“”]/g, "'")}”`;
const russian = (name: string): string => `«${name.replace(/[«“]/g, "„").replace(/[»”]/g, "“")}»`;

export const recallPhrases: Readonly<Record<Language, RecallPhrases>> = {
  en: {
    definition: (term) => `How does your note define ${english(term)}?`,
    section: (heading, inside) =>
      `What does your note say about ${english(heading)}${inside === null ? "" : ` (in ${english(inside)})`}?`,
    introduction: (heading) => `How does your note introduce ${english(heading)}?`,
    list: (count, title) => `Name the ${inEnglish(count)} items under ${english(title)}.`,
    listAfter: (count, lead, heading) =>
      `Name the ${inEnglish(count)} items that follow in your note${heading === null ? "" : ` (${english(heading)})`}.${quoted(lead)}`,
    goOn: (sentence) => `How does your note go on?${quoted(sentence)}`,
    whole: "What does your note say? Give its main points.",
  },
  ru: {
    definition: (term) => `Как в конспекте определён термин ${russian(term)}?`,
    section: (heading, inside) =>
      `Что сказано в конспекте в разделе ${russian(heading)}${inside === null ? "" : ` (тема ${russian(inside)})`}?`,
    introduction: (heading) => `С чего конспект начинает тему ${russian(heading)}?`,
    list: (count, title) => `Назовите ${itemsInRussian(count)} из списка ${russian(title)}.`,
    listAfter: (count, lead, heading) =>
      `Назовите ${itemsInRussian(count)}, которые идут в конспекте дальше${heading === null ? "" : ` (раздел ${russian(heading)})`}.${quoted(lead)}`,
    goOn: (sentence) => `Что в конспекте сказано дальше?${quoted(sentence)}`,
    whole: "Что сказано в конспекте? Перечислите главное.",
  },
};
