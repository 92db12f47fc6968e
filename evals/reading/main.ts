/**
 * npm run eval:reading: how well the text recognition knows which lines it misread. Pages of two texts are printed in
 * several fonts, worn, and read; the table says for each limit on the confidence how many of the misread lines are under
 * it, and how many of all lines.
 */
import { readFileSync } from "node:fs";
import { doubtfulWords, inOneScript } from "#lib/pictures/read-page.ts";
import { createTextReader } from "#lib/pictures/read-text.ts";
import { readSettings } from "#scripts/settings.ts";
import { renderedPage, type Wear } from "./rendered-page.ts";

const longestLine = 58;

/** The text's words as lines of a page, without Markdown and formulas, which print does not show as they are written. */
const linesOf = (file: string): string[] => {
  const words = readFileSync(new URL(`../quotes/texts/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\p{L}/u.test(line) && !/[$`|\\]/.test(line))
    .join(" ")
    .replaceAll(/[*_]/g, "")
    .split(/\s+/);
  const lines: string[] = [""];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= longestLine) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
};

const wears: readonly Wear[] = ["DejaVu Serif", "Liberation Sans", "Noto Sans Mono"].flatMap(
  (font) =>
    [
      { size: 26, blur: 0, noise: 0 },
      { size: 20, blur: 1.2, noise: 20 },
      { size: 26, blur: 2.2, noise: 0 },
      { size: 30, blur: 3.2, noise: 0 },
      { size: 26, blur: 1.5, noise: 60 },
    ].map((wear) => ({ font, ...wear })),
);

interface ReadLine {
  readonly right: boolean;
  readonly mean: number;
  readonly weakest: number;
  readonly doubtful: boolean;
}

/** Typography is no misreading. */
const folded = (text: string): string =>
  text
    .replaceAll(/[«»“”„"]/g, '"')
    .replaceAll(/[–—-]/g, "-")
    .replaceAll("’", "'")
    .replaceAll(/\s/g, "");

const reader = createTextReader({ env: readSettings() });
const read: ReadLine[] = [];
for (const file of ["enzymes.en.md", "levers.ru.md"]) {
  const lines = linesOf(file).slice(0, 40);
  const truths = new Set(lines.map(folded));
  for (const wear of wears) {
    const { lines: found } = await reader.read({ bytes: await renderedPage(lines, wear) });
    for (const { words } of found) {
      const texts = inOneScript(words.map(({ text }) => text));
      const letters = words.reduce((sum, { text }) => sum + text.length, 0);
      read.push({
        right: truths.has(folded(texts.join(" "))),
        mean: words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters,
        weakest: Math.min(...words.map(({ confidence }) => confidence)),
        doubtful:
          doubtfulWords(words.map((word, index) => ({ ...word, text: texts[index] ?? "" })))
            .because !== null,
      });
    }
  }
}
await reader.close();

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`.padStart(6);
const wrong = read.filter(({ right }) => !right);
const row = (name: string, marked: (line: ReadLine) => boolean): void => {
  const all = read.filter(marked).length;
  console.log(
    `${name.padEnd(28)} misread lines marked ${percent(wrong.filter(marked).length, wrong.length)}   right lines marked ${percent(all - wrong.filter(marked).length, read.length - wrong.length)}`,
  );
};
console.log(`${read.length} lines read, ${wrong.length} of them misread`);
for (const limit of [95, 92, 90, 85, 80, 75])
  row(`mean under ${limit}`, ({ mean }) => mean < limit);
for (const limit of [90, 80, 70, 60, 50, 40]) {
  row(`a word under ${limit}`, ({ weakest }) => weakest < limit);
}
row("as the product marks them", ({ doubtful }) => doubtful);
