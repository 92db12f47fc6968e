/** Words that requests are made of, and how a request is cut along them. */
import { vocabulary } from "../read-edit-request.ts";

export const courtesies = [
  ...[
    "please ",
    "please, ",
    "can you ",
    "can we ",
    "could you ",
    "would you ",
    "i want to ",
    "now ",
  ],
  ...["i want you to ", "i would like to ", "i'd like to ", "let's ", "you should ", "also "],
  ...["пожалуйста ", "пожалуйста, ", "можешь ", "можно ", "хочу ", "давай ", "надо ", "нужно "],
  ...["теперь ", "ещё ", "а теперь "],
];
export const courtesiesBehind = [", please", " please", ", пожалуйста", " пожалуйста"];

/** The words of a command with the space behind them, as a request begins with one. */
export const begun = (words: string): string[] => words.split(" ").map((word) => `${word} `);

export const everywhere = [
  ...vocabulary.everywhere.split(" "),
  ...[
    "in the whole text",
    "in the whole document",
    "throughout",
    "во всём тексте",
    "во всем тексте",
  ],
];

/** What is said before a word that is meant, and adds nothing. */
export const wordNouns = [
  ...[
    "the word ",
    "the words ",
    "word ",
    "words ",
    "the phrase ",
    "phrase ",
    "the name ",
    "the term ",
  ],
  ...["слово ", "слова ", "фразу ", "термин ", "имя "],
];
export const sectionNouns = [
  ...[
    "the section ",
    "section ",
    "the chapter ",
    "chapter ",
    "the heading ",
    "heading ",
    "the part ",
  ],
  ...["whole section ", "the whole section ", "entire section ", "the entire section "],
  ...["раздел ", "раздела ", "главу ", "заголовок ", "название раздела ", "весь раздел "],
];
export const sectionNounsBehind = [" section", " chapter", " heading"];

/** What names a part that is found by its words, and what it may be. */
export const partNouns = [
  ["list item", ["item"]],
  ["bullet point", ["item"]],
  ["bullet", ["item"]],
  ["item", ["item"]],
  ["point", ["item"]],
  ["table row", ["row"]],
  ["row", ["row"]],
  ["sentence", ["sentence"]],
  ["paragraph", ["paragraph"]],
  ["entry", ["item", "row"]],
  ["line", ["item", "row", "sentence"]],
  ["пункт", ["item"]],
  ["элемент", ["item"]],
  ["строку таблицы", ["row"]],
  ["строку", ["row", "item", "sentence"]],
  ["строчку", ["row", "item", "sentence"]],
  ["предложение", ["sentence"]],
  ["абзац", ["paragraph"]],
] as const;

/** Words for a part of a text: they say which part is meant, and are hardly ever the words that are meant. */
export const partWords: ReadonlySet<string> = new Set(
  [
    "it this that them these those everything all last first second next previous whole other third everywhere",
    "section sentence paragraph list table row line heading title word words text part example code block note",
    "это его её ее их всё все последний последнее последнюю последнего первый первое первую первую весь всю",
    "раздел предложение абзац список таблицу таблица строку пункт заголовок слово слова текст часть пример код",
    "разделе предложении абзаце списке таблице строке пункте заголовке тексте части примере коде второй вторую",
    "второе",
  ]
    .join(" ")
    .split(" "),
);

export const articles: ReadonlySet<string> = new Set(["the", "a", "an"]);

/** What comes behind the first of these that the text begins with; null where it begins with none. */
export const cutStart = (text: string, starts: readonly string[]): string | null => {
  const lower = text.toLowerCase();
  const start = starts.find((one) => lower.startsWith(one));
  return start === undefined ? null : text.slice(start.length).trim();
};

export const cutEnd = (text: string, endings: readonly string[]): string | null => {
  const lower = text.toLowerCase();
  const end = endings.find((one) => lower.endsWith(one));
  return end === undefined ? null : text.slice(0, -end.length).trim();
};

/** The text before and behind each of these signs, wherever one stands. */
export const divisions = (
  text: string,
  signs: readonly string[],
): [before: string, behind: string][] => {
  const lower = text.toLowerCase();
  const found: [at: number, end: number][] = [];
  for (const sign of signs) {
    for (let at = lower.indexOf(sign); at >= 0; at = lower.indexOf(sign, at + 1)) {
      found.push([at, at + sign.length]);
    }
  }
  // Of signs at one place the longest counts: "in the" is not "in".
  return found
    .filter(([at, end]) => !found.some(([a, e]) => a <= at && end <= e && e - a > end - at))
    .map(([at, end]) => [text.slice(0, at).trim(), text.slice(end).trim()]);
};

const marks: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ["‘", "’"],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["`", "`"],
];

/** The words between quotation marks that stand around all of them, else the words as they are. */
export const unquoted = (text: string): string => {
  const words = text.trim();
  const pair = marks.find(([open, close]) => words.startsWith(open) && words.endsWith(close));
  if (pair === undefined || words.length < 3) return words;
  const inner = words.slice(1, -1);
  return pair.some((mark) => inner.includes(mark)) ? words : inner.trim();
};
