import { translator } from "../i18n/translator.ts";
import type { Language } from "../schemas/language.ts";
import { type Doubts, doubtfulWords } from "./doubtful-words.ts";
import type { ReadPage } from "./read-page.ts";
import type { RecognisedLine, RecognisedText, RecognisedWord } from "./recognised-text.ts";

/** A line so much higher than the usual one of the page is a heading; twice as much, its title. */
const headingRatio = 1.3;
const titleRatio = 1.7;
const longestHeading = 80;

/** What Tesseract makes of a bullet. A dash counts only where a paragraph or an item could begin. */
const bullet = /^[•·●▪◦∙*¢©®°»«]\s+(?=\S)/u;
const dash = /^[-–—]\s+(?=\S)/u;
const numbered = /^(\d{1,3})[.)]\s+(?=\S)/;

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
  const usual = median(lines.map(({ height }) => height));
  const made: PageLine[] = [];
  for (const line of lines) made.push(pageLine(line, usual, made.at(-1) ?? null));
  return made;
};

const pageLine = (line: RecognisedLine, usual: number, before: PageLine | null): PageLine => {
  const { words, height, opensParagraph } = line;
  const written = words.map(({ text }) => text).join(" ");
  const item = itemText(written, opensParagraph || before?.kind === "item");
  const about = { opensParagraph, doubts: doubtfulWords(words), box: around(words) };
  if (item !== null) return { ...about, kind: "item", text: item };
  const ratio = usual > 0 ? height / usual : 1;
  const couldHead = opensParagraph && written.length <= longestHeading && /\p{L}/u.test(written);
  const kind = !couldHead || ratio < headingRatio ? "text" : headingKind(ratio, before);
  return { ...about, kind, text: withoutSyntax(written) };
};

/** A title is one of its kind and comes first. */
const headingKind = (ratio: number, before: PageLine | null): Kind =>
  before === null || ratio >= titleRatio ? "title" : "heading";

/** The line as an item of a list; null when it is none. */
const itemText = (written: string, couldBegin: boolean): string | null => {
  if (bullet.test(written)) return written.replace(bullet, "- ");
  if (couldBegin && dash.test(written)) return written.replace(dash, "- ");
  return numbered.test(written) ? written.replace(numbered, "$1. ") : null;
};

/** What Markdown would take for a heading, a quotation, a list or a rule. */
const withoutSyntax = (written: string): string =>
  written.replace(/^(#{1,6}\s|>|[-+*]\s|[-=_*]{3,}\s*$)/u, "\\$1");

/** A paragraph, a heading and the first item of a list stand apart; a line that goes on does not. */
const needsGap = (before: PageLine, line: PageLine): boolean => {
  if (line.kind === "item") return before.kind !== "item";
  return line.opensParagraph || line.kind !== "text" || before.kind.endsWith("ing");
};

/** A word divided at the end of a line is put together in that line; the rest of the next stays where it is. */
const joinDivided = (lines: readonly PageLine[]): PageLine[] => {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const [, rest = "", more = ""] = /^(\p{Ll}+\S*)\s*(.*)$/u.exec(next?.text ?? "") ?? [];
    const divided = /\p{L}[-‐\u00ad]$/u.test(line.text) && next !== undefined && rest !== "";
    if (!divided || next.opensParagraph || next.kind !== "text" || more === "") continue;
    line.text = line.text.slice(0, -1) + rest;
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

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
