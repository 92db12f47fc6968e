import { type DocumentHeading, documentHeadings } from "#lib/editing/edit-section.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { foldedWords } from "#lib/text/words.ts";
import { vocabulary } from "./read-edit-request.ts";

/** Longer requests say more than one thing. */
const longest = 300;

const courtesies = [
  ...["please ", "can you ", "could you ", "would you ", "i want to ", "i want you to ", "let's "],
  ...["пожалуйста ", "пожалуйста, ", "можешь ", "можно ", "хочу ", "давай "],
];
const courtesiesBehind = [" please", ", please", " пожалуйста", ", пожалуйста"];

/** The words of a command with the space behind them, as a request begins with one. */
const begun = (words: string): string[] => words.split(" ").map((word) => `${word} `);

const verbs = {
  replace: begun(vocabulary.replace),
  delete: [...begun(vocabulary.delete), "take out ", "get rid of "],
  move: [...begun(vocabulary.move), "put ", "поставь "],
};

const everywhere = [
  ...vocabulary.everywhere.split(" "),
  ...["in the whole text", "во всём тексте", "во всем тексте"],
];
const withs = [" with ", " by ", " to ", " into ", " на "];
/** «Замени кот в тексте на пёс» says where, «переименуй Кот в Пёс» into what. */
const renaming = ["переименуй ", "переименуйте "];
const befores = [" before ", " above ", " перед "];
const ends = [" to the end", " to the very end", " в конец", " в самый конец"];

/** What is said before a word that is meant, and adds nothing. */
const wordNouns = [
  "the word ",
  "the words ",
  "word ",
  "the phrase ",
  "слово ",
  "слова ",
  "фразу ",
  "the name ",
];
const sectionNouns = [
  ...["the section ", "section ", "the chapter ", "chapter ", "the heading ", "heading "],
  ...["раздел ", "главу ", "заголовок ", "название раздела "],
];
const sectionNounsBehind = [" section", " chapter", " heading"];
const abouts = [
  ...["called ", "named ", "titled ", "about ", "on ", "with the title "],
  ...["про ", "о ", "об ", "обо ", "под названием ", "с названием "],
];

/** Words for a part of a text: they say which part is meant, and are hardly ever the words that are meant. */
const partWords = new Set(
  [
    "it this that them these those everything all last first second next previous whole other",
    "section sentence paragraph list table row item line heading title word words text part example code block note",
    "это его её ее их всё все последний последнее последнюю последнего первый первое первую первую весь всю",
    "раздел предложение абзац список таблицу таблица строку пункт заголовок слово слова текст часть пример код",
    "разделе предложении абзаце списке таблице строке пункте заголовке тексте части примере коде",
  ]
    .join(" ")
    .split(" "),
);

/**
 * A request in one's own words as a command with quotation marks, where its words stand in the document: "replace Hayward
 * with Oakland", «удали раздел про at». Null for anything else, and for what can be read two ways.
 */
export const inOwnWords = (request: string, document: string): string | null => {
  const said = plainRequest(request);
  if (said.length > longest || /["“”„«»\n]/u.test(said)) return null;
  const always = cutStart(
    said,
    everywhere.map((word) => `${word} `),
  );
  const replaced = cutStart(always ?? said, verbs.replace);
  if (replaced !== null) {
    const signs = cutStart(always ?? said, renaming) === null ? withs : [...withs, " в "];
    return replacement(replaced, document, { signs, always: always !== null });
  }
  if (always !== null) return null;
  const deleted = cutStart(said, verbs.delete);
  if (deleted !== null) return deletion(deleted, document);
  const moved = cutStart(said, verbs.move);
  return moved === null ? null : move(moved, document);
};

/** Without courtesies and without the signs at its end. */
const plainRequest = (request: string): string => {
  let said = request.trim();
  for (let begin = cutStart(said, courtesies); begin !== null; begin = cutStart(said, courtesies)) {
    said = begin;
  }
  said = withoutEnd(said);
  return withoutEnd(cutEnd(said, courtesiesBehind) ?? said);
};

const withoutEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && ".!?… ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** What comes behind the first of these that the text begins with; null where it begins with none. */
const cutStart = (text: string, starts: readonly string[]): string | null => {
  const start = starts.find((one) => text.toLowerCase().startsWith(one));
  return start === undefined ? null : text.slice(start.length).trim();
};

const cutEnd = (text: string, endings: readonly string[]): string | null => {
  const end = endings.find((one) => text.toLowerCase().endsWith(one));
  return end === undefined ? null : text.slice(0, -end.length).trim();
};

/** "Hayward with Oakland", "the section Aims to Goals". */
const replacement = (
  rest: string,
  document: string,
  { signs, always }: { readonly signs: readonly string[]; readonly always: boolean },
): string | null => {
  const everyPlace = cutEnd(
    rest,
    everywhere.map((word) => ` ${word}`),
  );
  const heading = cutStart(everyPlace ?? rest, sectionNouns);
  const words = heading ?? cutStart(everyPlace ?? rest, wordNouns) ?? everyPlace ?? rest;
  const isAlways = always || everyPlace !== null;
  const [found] = divisions(words, signs)
    .flatMap(([old, text]) => {
      if (text === "" || saysWhere(text)) return [];
      if (heading === null) {
        const quote = wordsIn(document, old);
        return quote === null ? [] : [{ quote, text, length: old.length }];
      }
      const line = headingOf(document, old);
      if (line === null || isAlways) return [];
      const quote = document.slice(line.start, line.end).trim();
      return [{ quote, text: `${"#".repeat(line.level)} ${text}`, length: old.length }];
    })
    .toSorted((one, other) => other.length - one.length);
  if (found === undefined) return null;
  return `replace “${found.quote}” with “${found.text}”${isAlways ? " everywhere" : ""}`;
};

/** "Oakland in the table": what is to be written goes on with where. */
const saysWhere = (text: string): boolean =>
  plainWords(text)
    .slice(1)
    .some((word) => partWords.has(word));

/** "The section Aggregate Functions", "the Aims section", "the word very". */
const deletion = (rest: string, document: string): string | null => {
  const named =
    cutStart(rest, sectionNouns) ?? cutEnd(cutStart(rest, ["the "]) ?? rest, sectionNounsBehind);
  if (named !== null) {
    const section = headingOf(document, named);
    return section === null ? null : `delete section “${titleOf(section)}”`;
  }
  const quote = wordsIn(document, cutStart(rest, wordNouns) ?? rest);
  return quote === null ? null : `delete “${quote}”`;
};

/** "The section Aims before Methods", "Aims to the end". */
const move = (rest: string, document: string): string | null => {
  const atEnd = cutEnd(rest, ends);
  if (atEnd !== null) {
    const section = headingOf(document, cutStart(atEnd, sectionNouns) ?? atEnd);
    return section === null ? null : `move section “${titleOf(section)}” to end`;
  }
  const found = divisions(rest, befores).flatMap(([what, where]) => {
    const section = headingOf(document, cutStart(what, sectionNouns) ?? what);
    const before = headingOf(document, cutStart(where, sectionNouns) ?? where);
    return section && before
      ? [`move section “${titleOf(section)}” before “${titleOf(before)}”`]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** The text before and behind each of these signs, wherever one stands. */
const divisions = (text: string, signs: readonly string[]): [before: string, behind: string][] => {
  const lower = text.toLowerCase();
  return signs.flatMap((sign) => {
    const found: [string, string][] = [];
    for (let at = lower.indexOf(sign); at >= 0; at = lower.indexOf(sign, at + 1)) {
      found.push([text.slice(0, at).trim(), text.slice(at + sign.length).trim()]);
    }
    return found;
  });
};

const letter = /[\p{L}\p{N}]/u;

const articles = new Set(["the", "a", "an"]);

const plainWords = (text: string): string[] =>
  foldedWords(text).filter((word) => !articles.has(word));

/** These words as the document writes them, whole words alone; null where they do not stand there, or name a part of it. */
const wordsIn = (document: string, words: string): string | null => {
  const [first] = plainWords(words);
  if (first === undefined || partWords.has(first)) return null;
  return placeOf(document, words) ?? placeOf(document.toLowerCase(), words.toLowerCase(), document);
};

/** @param shown the text that is cut out of; of the same length */
const placeOf = (text: string, words: string, shown = text): string | null => {
  if (shown.length !== text.length) return null;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(end)))
      return shown.slice(at, end);
  }
  return null;
};

const titleOf = ({ path }: DocumentHeading): string => path.at(-1) ?? "";

/** The one heading that is meant: the same words, else all of them in it, else all of them in other forms. */
const headingOf = (document: string, words: string): DocumentHeading | null => {
  const name = cutStart(words, abouts) ?? words;
  const headings = documentHeadings(document);
  const folded = foldedWords(name);
  const stems = contentWords(name);
  const covers = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word));
  for (const isMeant of [
    (title: string) => foldedWords(title).join(" ") === folded.join(" "),
    (title: string) => covers(foldedWords(title), folded),
    (title: string) => covers(contentWords(title), stems),
  ]) {
    const meant = headings.filter((heading) => isMeant(titleOf(heading)));
    if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  return null;
};
