import type { Language } from "../schemas/language.ts";
import type { ReadPage } from "./read-page.ts";

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
