import type { Random } from "../quotes/random.ts";

/** What a student asks for, done on the clean text of a passage; null when the passage gives nothing to change. */
export type RealEdit = (text: string, random: Random) => string | null;

const isRussian = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);
const inLanguage = (text: string, ru: string, en: string): string => (isRussian(text) ? ru : en);

/** With all of its white space (`-   item`): nobody puts words between. */
export const lineMarker = /^(?:>|[-*+]|\d+[.)]|#{1,6})[ \t]+/;
const bodyOf = (text: string): readonly [string, string] => {
  const marker = lineMarker.exec(text)?.[0] ?? "";
  return [marker, text.slice(marker.length)];
};

/** Formulas, code and targets of links: nobody changes a word by its looks there. */
const closed = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$|`[^`\n]+`|\]\([^)\n]*\)|\\[a-zA-Z]+/g;
const isClosedAt = (text: string, at: number): boolean =>
  [...text.matchAll(closed)].some(
    ({ index, 0: found }) => index <= at && at < index + found.length,
  );

const proseWords = (text: string, least = 4): RegExpExecArray[] =>
  [...text.matchAll(new RegExp(`\\p{L}{${least},}`, "gu"))].filter(
    ({ index }) => !isClosedAt(text, index),
  );

const splice = (text: string, from: number, to: number, put: string): string =>
  text.slice(0, from) + put + text.slice(to);

const others = {
  ru: ["величина", "обычно", "граница", "строго", "опыт", "плотность", "вектор"],
  en: ["quantity", "usually", "boundary", "strictly", "vector", "estimate"],
};
const otherWord = (text: string, random: Random): string =>
  random.pick(isRussian(text) ? others.ru : others.en);

const wordChanged: RealEdit = (text, random) => {
  const words = proseWords(text);
  if (words.length < 2) return null;
  const word = random.pick(words);
  return splice(text, word.index, word.index + word[0].length, otherWord(text, random));
};

const markedWordChanged: RealEdit = (text, random) => {
  const found = /(\*\*|\*|_)(\p{L}+)\1/u.exec(text);
  if (found === null || proseWords(text).length < 3) return null;
  return splice(
    text,
    found.index,
    found.index + found[0].length,
    `${found[1]}${otherWord(text, random)}${found[1]}`,
  );
};

const isRow = (text: string): boolean => text.startsWith("|");

const wordsAtEnd: RealEdit = (text) => {
  // Words behind an emphasised line may be meant within its emphasis or behind it.
  if (isRow(text) || /[*_]$/.test(text)) return null;
  const added = inLanguage(text, " по определению", " by definition");
  return /(?<!\.)[.;:!?]$/.test(text) ? text.slice(0, -1) + added + text.slice(-1) : text + added;
};

const wordsAtBeginning: RealEdit = (text) => {
  if (isRow(text)) return null;
  const [marker, body] = bodyOf(text);
  return marker + inLanguage(text, "Итак: ", "In short: ") + body;
};

const wordsInMiddle: RealEdit = (text, random) => {
  const spaces = [...text.matchAll(/(?<=\p{L}[*_]{0,2}) (?=[*_]{0,2}\p{L})/gu)].filter(
    ({ index }) => !isClosedAt(text, index),
  );
  const inside = spaces.filter(
    ({ index }) => (text.slice(0, index).match(/\*\*/g)?.length ?? 0) % 2 === 0,
  );
  if (inside.length === 0) return null;
  const { index } = random.pick(inside);
  return splice(text, index, index, inLanguage(text, " как правило", " as a rule"));
};

const wordRemoved: RealEdit = (text, random) => {
  if (isRow(text)) return null;
  const words = [...text.matchAll(/ (?:\*\*|\*)?\p{L}{3,}(?:\*\*|\*)?(?=[ ,.;:])/gu)].filter(
    ({ index, 0: word }) =>
      !isClosedAt(text, index) &&
      (word.match(/\*+/g)?.length ?? 0) % 2 === 0 &&
      // `-: good` without the first word of an item is no item any more.
      bodyOf(text.slice(0, index + 1))[1] !== "",
  );
  if (words.length < 2) return null;
  const word = random.pick(words);
  return splice(text, word.index, word.index + word[0].length, "");
};

const formulaNumberChanged: RealEdit = (text) => {
  const formula = /\$[^$\n]*?(\d+)[^$\n]*\$/.exec(text);
  const number = formula?.[1];
  if (formula === null || number === undefined) return null;
  const at = formula.index + formula[0].indexOf(number);
  return splice(text, at, at + number.length, String(Number(number) + 5));
};

const formulaExtended: RealEdit = (text) => {
  const formula = /(?<!\$)\$[^$\n]+\$(?!\$)/.exec(text);
  // Between `$sort` and `$limit` is none.
  if (formula === null || formula[0].includes("`")) return null;
  const at = formula.index + formula[0].length - 1;
  return splice(text, at, at, " + c_0");
};

const formulaReplaced: RealEdit = (text) => {
  const formula = /(?<!\$)\$[^$\n]+\$(?!\$)/.exec(text);
  if (formula === null || formula[0].includes("`") || proseWords(text).length < 3) return null;
  return splice(
    text,
    formula.index + 1,
    formula.index + formula[0].length - 1,
    "\\lambda^3 \\le q",
  );
};

const numberChanged: RealEdit = (text) => {
  const number = [...text.matchAll(/(?<![\p{L}\d_])\d+(?![\p{L}\d.)])/gu)].find(
    ({ index }) => !isClosedAt(text, index),
  );
  return number === undefined
    ? null
    : splice(text, number.index, number.index + number[0].length, `1${number[0]}`);
};

const codeRenamed: RealEdit = (text) => {
  const code = /`([\p{L}_]+)[^`\n]*`/u.exec(text);
  if (code?.[1] === undefined) return null;
  return splice(text, code.index + 1, code.index + 1 + code[1].length, "run_once");
};

const sentenceAdded: RealEdit = (text) =>
  /[.!?]$/.test(text)
    ? text + inLanguage(text, " Это легко проверить.", " This is easy to check.")
    : null;

const paragraphAdded: RealEdit = (text) =>
  /^[-*+\d#>|]/.test(text) || !/\.$/.test(text)
    ? null
    : `${text}\n\n${inLanguage(text, "Проверьте это на **примере**.", "Check it on an **example**.")}`;

const itemAdded: RealEdit = (text) => {
  const marker = /^(?:[-*+]|\d+\.) /.exec(text)?.[0];
  if (marker === undefined) return null;
  const next = /^\d/.test(marker) ? `${Number.parseInt(marker, 10) + 1}. ` : marker;
  return `${text}\n${next}${inLanguage(text, "Сравните с *опытом*.", "Compare with the *experiment*.")}`;
};

const headingRenamed: RealEdit = (text) => {
  const marker = /^#+ /.exec(text)?.[0];
  return marker === undefined
    ? null
    : `${marker}${inLanguage(text, "Основные сведения", "Basic facts")}`;
};
const headingExtended: RealEdit = (text) =>
  text.startsWith("#") ? text + inLanguage(text, " и примеры", " and examples") : null;

const cellChanged: RealEdit = (text, random) => {
  if (!text.startsWith("|")) return null;
  const cells = [...text.matchAll(/(?<=\| *)[^|\s](?:[^|\n]*[^|\s])?(?= *\|)/g)];
  if (cells.length < 2) return null;
  const cell = cells[cells.length - 1] as RegExpExecArray;
  return splice(text, cell.index, cell.index + cell[0].length, otherWord(text, random));
};

const rewritten: RealEdit = (text) => {
  const [marker] = bodyOf(text);
  if (text.length < 40 || !/[.!?]$/.test(text) || isRow(text)) return null;
  return (
    marker +
    inLanguage(
      text,
      "Здесь важен только порядок действий, остальное разобрано выше.",
      "Only the order of steps matters here, everything else was shown above.",
    )
  );
};
const rewrittenWithMarks: RealEdit = (text) => {
  const [marker] = bodyOf(text);
  if (text.length < 40 || !/[.!?]$/.test(text) || isRow(text)) return null;
  return (
    marker +
    inLanguage(
      text,
      "**Вывод:** при $x_0 > 0$ хватает `одного` шага.",
      "**Result:** for $x_0 > 0$ a `single` step is enough.",
    )
  );
};

const emphasised =
  (open: string, close = open): RealEdit =>
  (text, random) => {
    const words = proseWords(text).filter(({ index, 0: word }) => {
      const [before, after] = [text[index - 1] ?? " ", text[index + word.length] ?? " "];
      const isInside = (text.slice(0, index).match(/\*+/g)?.length ?? 0) % 2 === 1;
      return !isInside && /[\s(]/.test(before) && /[\s,.;:)]/.test(after);
    });
    if (words.length < 2) return null;
    const word = random.pick(words);
    return splice(text, word.index, word.index + word[0].length, `${open}${word[0]}${close}`);
  };

/** Not of a passage with half of a pair: whoever leaves its marks out cannot say whether the other half shall stay. */
const deleted: RealEdit = (text) =>
  text.length > 25 && /(?<!\.)[.;]$/.test(text) && (text.match(/\*+/g)?.length ?? 0) % 2 === 0
    ? ""
    : null;

const keyword =
  /^(?:if|for|while|switch|catch|function|import|super|return|await|typeof|new|class|def|with|elif)$/;

/** A name that is called or asked for something. */
const nameChanged: RealEdit = (text) => {
  const name = [...text.matchAll(/(?<![\p{L}\d_$])\p{L}{3,}(?=[.(])/gu)].find(
    ({ index, 0: word }) => !keyword.test(word) && !isClosedAt(text, index),
  );
  return name === undefined
    ? null
    : splice(text, name.index, name.index + name[0].length, "estimate");
};

const openBrackets = (text: string): number =>
  (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0);

/** A second statement like the first, which is no declaration. */
export const lineOfCodeAdded: RealEdit = (text) =>
  /^[\p{L}_][\p{L}\d_.]*\(.*\);?$/u.test(text) && openBrackets(text) === 0
    ? `${text}\n${text.replace(/^[\p{L}_]+/u, "estimate")}`
    : null;

/** What is done to a line of a program and leaves it one. */
export const codeEdits: Readonly<Record<string, RealEdit>> = {
  name_changed: nameChanged,
  number_changed: numberChanged,
};

/** Edits that bring marks of their own, which a new text without marks cannot ask for. */
export const markingEdits: Readonly<Record<string, RealEdit>> = {
  bolded: emphasised("**"),
  set_as_code: emphasised("`"),
  rewritten_with_marks: rewrittenWithMarks,
  paragraph_added: paragraphAdded,
  item_added: itemAdded,
};

export const plainEdits: Readonly<Record<string, RealEdit>> = {
  word_changed: wordChanged,
  marked_word_changed: markedWordChanged,
  words_at_end: wordsAtEnd,
  words_at_beginning: wordsAtBeginning,
  words_in_middle: wordsInMiddle,
  word_removed: wordRemoved,
  formula_number_changed: formulaNumberChanged,
  formula_extended: formulaExtended,
  formula_replaced: formulaReplaced,
  number_changed: numberChanged,
  code_renamed: codeRenamed,
  sentence_added: sentenceAdded,
  heading_renamed: headingRenamed,
  heading_extended: headingExtended,
  cell_changed: cellChanged,
  rewritten,
  deleted,
};
