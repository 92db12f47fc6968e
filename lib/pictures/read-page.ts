import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { DoubtfulLine } from "#lib/schemas/study.ts";
import type { RecognisedLine, RecognisedText, RecognisedWord } from "./read-text.ts";

/** Cyrillic letters and the Latin ones that look the same in print. */
const pairs = "АA ВB ЕE КK МM НH ОO РP СC ТT ХX аa еe оo рp сc уy хx ІI іi ЅS";
const toLatin = new Map(pairs.split(" ").map(([cyrillic = "", latin = ""]) => [cyrillic, latin]));
const toCyrillic = new Map([...toLatin].map(([cyrillic, latin]) => [latin, cyrillic]));

type Script = "cyrillic" | "latin";

const loneLetter = /^\P{L}*\p{L}\P{L}*$/u;

/**
 * The words of a line, each in one script. Reading two languages at once, Tesseract takes "a" for "а": a look-alike in a
 * word is of the script that the rest of the word must be in, or most of it where letters of both are certain; and a
 * Russian letter alone among Latin words is an article. The other way round it may be a variable, and stays.
 */
export const inOneScript = (words: readonly string[]): string[] =>
  words.map((word, index) => {
    // What a hyphen or a slash joins may be of two languages.
    if (!loneLetter.test(word))
      return word.replace(/\p{L}+/gu, (part) => convert(part, script(part)));
    const around = certainScript(words.filter((_, other) => other !== index).join(" "));
    return around === "latin" ? convert(word, "latin") : word;
  });

/** How many letters of a text look like none of the other script. */
const certainLetters = (text: string): Readonly<Record<Script, number>> => {
  const letters = [...text];
  return {
    cyrillic: letters.filter((sign) => /\p{Script=Cyrillic}/u.test(sign) && !toLatin.has(sign))
      .length,
    latin: letters.filter((sign) => /\p{Script=Latin}/u.test(sign) && !toCyrillic.has(sign)).length,
  };
};

/** The script of most certain letters of a word; null when there are as many of each. */
const script = (word: string): Script | null => {
  const { cyrillic, latin } = certainLetters(word);
  if (cyrillic === latin) return null;
  return cyrillic > latin ? "cyrillic" : "latin";
};

/** The only script of which a text has certain letters; null when it has of both or of none. */
const certainScript = (text: string): Script | null => {
  const { cyrillic, latin } = certainLetters(text);
  return cyrillic > 0 && latin > 0 ? null : script(text);
};

const convert = (word: string, script: Script | null): string => {
  if (script === null) return word;
  const table = script === "latin" ? toLatin : toCyrillic;
  return [...word].map((sign) => table.get(sign) ?? sign).join("");
};

/** What was read from a page, fit to be shown beside its picture. */
export interface ReadPage {
  /** Markdown. */
  readonly text: string;
  /** Lines of `text` that were hard to read; the reasons are in the student's language. */
  readonly doubtful: readonly DoubtfulLine[];
}

/**
 * Confidence, of 100, under which a line as a whole and one word of it are doubtful. On printed pages in three fonts,
 * blurred and noisy, in both languages, they mark 75 of 100 misread lines and 13 of 100 right ones
 * (`npm run eval:reading`). A mark on a right line costs a glance, a misread line without one may cost more.
 */
const sureLine = 92;
const sureWord = 80;

/** Why a line is doubtful, and the words that make it so; `because` is null when it is not. */
interface Doubts {
  readonly because: "unsure" | "odd" | null;
  readonly words: readonly string[];
}

/** Whether a line was probably misread: by what the reader says of itself, and by words that no language has. */
export const doubtfulWords = (words: readonly RecognisedWord[]): Doubts => {
  const unsure = words.filter(({ confidence }) => confidence < sureWord).map(({ text }) => text);
  if (unsure.length > 0 || mean(words) < sureLine) {
    const [weakest] = [...words].sort((a, b) => a.confidence - b.confidence);
    return { because: "unsure", words: unsure.length > 0 ? unsure : [weakest?.text ?? ""] };
  }
  const odd = words.map(({ text }) => text).filter(isOdd);
  return odd.length > 0 ? { because: "odd", words: odd } : { because: null, words: [] };
};

/** Longer words count more: each letter was read. */
const mean = (words: readonly RecognisedWord[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
};

const twoScripts = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
const digitInside = /\p{Ll}\d\p{Ll}/u;
const capitalInside = /^\P{L}*\p{Ll}{2,}\p{Lu}\p{Ll}*\P{L}*$/u;
const strangeSigns = /[|¦~^_{}\\©®§¥£¢¬]/u;

const isOdd = (word: string): boolean =>
  [twoScripts, digitInside, capitalInside, strangeSigns].some((pattern) => pattern.test(word));

/**
 * A line alone that is so much higher than the lower ones of its page is a heading, or its title. Tesseract's heights
 * flatten: in 1.33 and 1.73 times the size they were 1.2 and 1.5 times as high, in one size up to 1.1 times.
 */
const headingRatio = 1.15;
const titleRatio = 1.4;
const longestHeading = 80;

/** What Tesseract makes of a bullet. A dash counts only where a paragraph or an item could begin. */
const bullet = /^[•·●▪◦∙*¢©®°»«]\s+(?=\S)/u;
const dash = /^[-–—]\s+(?=\S)/u;
const numbered = /^(\d{1,3})[.)]\s+(?=\S)/;
/** A comma for a full stop; in the middle of a paragraph only the first number of a list is one for certain. */
const misreadNumber = /^(\d{1,3}),\s+(?=\S)/;

type Kind = "text" | "item" | "title" | "heading";

type Box = RecognisedWord["box"];

interface PageLine {
  readonly kind: Kind;
  text: string;
  readonly opensParagraph: boolean;
  readonly doubts: Doubts;
  readonly box: Box;
}

/**
 * The words of a picture as Markdown: one line for each of the picture, so that the two can be compared; paragraphs,
 * lists and headings as far as place and size show them. Lines that are probably misread are named.
 * @param language of the reasons
 */
export const pageFromWords = (recognised: RecognisedText, language: Language): ReadPage => {
  const lines = joinDivided(pageLines(recognised.lines.filter(isWriting)));
  const t = translator(language, "photos");
  const text: string[] = [];
  const doubtful: ReadPage["doubtful"][number][] = [];
  let before: PageLine | null = null;
  for (const line of lines) {
    if (before && needsGap(before, line)) text.push("");
    const { words, because } = line.doubts;
    if (because !== null) {
      const reason = t(`doubts.${because}`, { words: words.slice(0, 4).join(", ") });
      doubtful.push({ line: text.length, reason, box: line.box });
    }
    text.push(`${prefixes[line.kind]}${line.text}`);
    before = line;
  }
  return { text: text.join("\n"), doubtful };
};

const prefixes: Readonly<Record<Kind, string>> = {
  text: "",
  item: "",
  title: "# ",
  heading: "## ",
};

/** Edges and stains are read as strokes and dots. */
const isWriting = ({ words }: RecognisedLine): boolean =>
  words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) || words.some(isSureSign);

const isSureSign = ({ confidence }: { confidence: number }): boolean => confidence >= 80;

const pageLines = (lines: readonly RecognisedLine[]): PageLine[] => {
  const usual = lowerQuartile(lines.map(({ height }) => height));
  const made: PageLine[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    // A line over smaller ones stands alone, too, though it may count to their paragraph.
    const alone = !next || next.opensParagraph || next.height * headingRatio < line.height;
    const ratio = line.opensParagraph && alone ? line.height / usual : 1;
    made.push(pageLine(line, ratio, made.at(-1) ?? null));
  }
  return made;
};

/** `ratio`: how much higher it is than the usual line; 1 for a line among others. */
const pageLine = (line: RecognisedLine, ratio: number, before: PageLine | null): PageLine => {
  const { opensParagraph } = line;
  const texts = inOneScript(line.words.map(({ text }) => text));
  const words = line.words.map((word, index) => ({ ...word, text: texts[index] ?? word.text }));
  const written = texts.join(" ");
  const item = itemText(written, opensParagraph || before?.kind === "item");
  // The bullet itself is a guess always.
  const doubts = doubtfulWords(item === null ? words : words.slice(1));
  const about = { opensParagraph, doubts, box: around(words) };
  if (item !== null) return { ...about, kind: "item", text: item };
  const couldHead =
    written.length <= longestHeading && /(?:^|[.,;])[^.,;\p{L}]*\p{L}[^.,;]*$/u.test(written);
  const kind = couldHead && ratio >= headingRatio ? headingKind(ratio, before) : "text";
  return { ...about, kind, text: withoutSyntax(written) };
};

/** A title is one of its kind and comes first. */
const headingKind = (ratio: number, before: PageLine | null): Kind =>
  before === null || ratio >= titleRatio ? "title" : "heading";

/** The line as an item of a list; null when it is none. */
const itemText = (written: string, couldBegin: boolean): string | null => {
  if (bullet.test(written)) return written.replace(bullet, "- ");
  if (numbered.test(written)) return written.replace(numbered, "$1. ");
  if (couldBegin && dash.test(written)) return written.replace(dash, "- ");
  const number = misreadNumber.exec(written)?.[1];
  const begins = number === "1" || (couldBegin && number !== undefined);
  return begins ? written.replace(misreadNumber, "$1. ") : null;
};

/** What Markdown would take for a heading, a quotation, a list or a rule. */
const withoutSyntax = (written: string): string =>
  written.replace(/^(#{1,6}\s|>|[-+*]\s|[-=_*]{3,}\s*$)/u, "\\$1");

/** A paragraph, a heading and the first item of a list stand apart; a line that goes on does not. */
const needsGap = (before: PageLine, line: PageLine): boolean => {
  if (line.kind === "item") return before.kind !== "item";
  return line.opensParagraph || line.kind !== "text" || isHeading(before);
};

/** Parts of Russian words that are written with a hyphen wherever the line ends. */
const particle = /^(?:то|либо|нибудь|ка|таки)(?!\p{L})/u;
const prefix = /(?<!\p{L})(?:по|кое|кой|во|в)-$/iu;

const isHeading = ({ kind }: PageLine): boolean => kind === "title" || kind === "heading";

/** A word divided at the end of a line is put together in that line; the rest of the next stays where it is. */
const joinDivided = (lines: readonly PageLine[]): PageLine[] => {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const [, rest = "", more = ""] = /^(\p{Ll}\S*)\s*([\s\S]*)$/u.exec(next?.text ?? "") ?? [];
    const divided = /\p{L}[-‐\u00ad]$/u.test(line.text) && next !== undefined && rest !== "";
    if (!divided || next.opensParagraph || next.kind !== "text" || more === "") continue;
    const hyphen = particle.test(rest) || prefix.test(line.text) ? "-" : "";
    line.text = line.text.slice(0, -1) + hyphen + rest;
    next.text = more;
  }
  return [...lines];
};

const around = (words: readonly RecognisedWord[]): Box => {
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** A page of headings has lines, too; its lower ones are the usual size. */
const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

/** A page as a model read it. A line `[figure 2]` says where the second figure stands. */
export interface PageReading {
  readonly lines: readonly { readonly text: string; readonly doubt: string | null }[];
  readonly figures: readonly { readonly description: string; readonly sketch: string }[];
}

const figureLine = /^\s*\[figure (\d+)\]\s*$/i;

/** The number of the figure that stands in this line; null for a line of text. */
export const figureIn = (line: string): number | null => {
  const number = figureLine.exec(line)?.[1];
  return number === undefined ? null : Number(number);
};

const figureName: Readonly<Record<Language, string>> = { en: "Figure", ru: "Рисунок" };

/**
 * The reading as one Markdown text. A drawing becomes its description and a sketch in characters; one that no line
 * places stands at the end, so that none is lost.
 * @param language of the word "figure"
 */
export const pageFromReading = (reading: PageReading, language: Language): ReadPage => {
  const { lines, figures } = reading;
  const placed = new Set(lines.map(({ text }) => figureIn(text)));
  const rest = figures.flatMap((_, index) => (placed.has(index + 1) ? [] : [index + 1]));
  const page: Page = { lines: [], doubtful: [] };
  for (const { text, doubt } of lines) {
    const number = figureIn(text);
    if (number === null) addText(page, text, doubt);
    else addFigure(page, figures[number - 1], `${figureName[language]} ${number}`);
  }
  for (const number of rest) {
    addFigure(page, figures[number - 1], `${figureName[language]} ${number}`);
  }
  return trimmed(page);
};

interface Page {
  readonly lines: string[];
  readonly doubtful: { readonly line: number; readonly reason: string }[];
}

const addText = (page: Page, text: string, doubt: string | null): void => {
  const reason = doubt?.trim() ?? "";
  if (reason !== "") page.doubtful.push({ line: page.lines.length, reason });
  page.lines.push(...text.split(/\r?\n/).map((line) => line.trimEnd()));
};

/** A placeholder without a figure leaves nothing. */
const addFigure = (
  page: Page,
  figure: PageReading["figures"][number] | undefined,
  name: string,
) => {
  if (figure === undefined) return;
  const description = figure.description.trim().replaceAll(/(?<!\s)\s*\n\s*/g, " ");
  const sketch = figure.sketch.replace(/^\s*\n/, "").trimEnd();
  if (page.lines.at(-1) !== "") page.lines.push("");
  page.lines.push(`**${name}.** ${description}`);
  if (sketch !== "") {
    const fence = "`".repeat(Math.max(3, longestRun(sketch) + 1));
    page.lines.push("", `${fence}text`, ...sketch.split(/\r?\n/), fence);
  }
  page.lines.push("");
};

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Without empty lines at both ends; the doubts move with their lines. */
const trimmed = ({ lines, doubtful }: Page): ReadPage => {
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first === -1) return { text: "", doubtful: [] };
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const kept = doubtful.filter(({ line }) => line >= first && line <= last);
  return {
    text: lines.slice(first, last + 1).join("\n"),
    doubtful: kept.map(({ line, reason }) => ({ line: line - first, reason })),
  };
};
