import type { Random } from "../quotes/random.ts";
import { lineMarker } from "./real-edits.ts";

/** What a model leaves out or writes otherwise when it quotes. */
export type Slip = (text: string) => string;

const bold: Slip = (text) => text.replace(/\*\*|__/g, "");
const emphasis: Slip = (text) =>
  bold(text).replace(/(?<![\p{L}\\{}])[*_](?=\S)|(?<=[\p{L}\d.,:;!?)])[*_](?![\p{L}\d{])/gu, "");
const dollars: Slip = (text) => text.replace(/\$/g, "");
const ticks: Slip = (text) => text.replace(/`/g, "");
const allMarks: Slip = (text) => ticks(dollars(emphasis(text)));

export const markSlips: Readonly<Record<string, Slip>> = {
  bold,
  emphasis,
  dollars,
  ticks,
  all_marks: allMarks,
};

export const withoutLineMarks: Slip = (text) =>
  text
    .split("\n")
    .map((line) => line.replace(lineMarker, ""))
    .join("\n");

/** Two points of an ellipsis are none of anything: nobody leaves out the third. */
export const withoutFinal: Slip = (text) => text.replace(/(?<!\.)[.;:!?]$/, "");

export const typographySlips: Readonly<Record<string, Slip>> = {
  hyphens: (text) => text.replace(/[—–]/g, "-"),
  long_dashes: (text) => text.replace(/(?<=[\p{L}\d$*] )(?:--|[-–])(?= )/gu, "—"),
  short_dashes: (text) => text.replace(/—/g, "–"),
  straight_quotes: (text) => text.replace(/[«»“”]/g, '"'),
  curly_quotes: (text) => text.replace(/"([^"\n]*)"/g, "“$1”").replace(/«([^»\n]*)»/g, "“$1”"),
  angle_quotes: (text) => text.replace(/["“]([^"“”\n]*)["”]/g, "«$1»"),
  yo: (text) => text.replace(/ё/g, "е").replace(/Ё/g, "Е"),
  spaces: (text) => text.replace(/ {2,}/g, " "),
};

/** The beginning and the end with "…" for what lies between; null when the text is too short for that. */
export const elided = (text: string, random: Random): readonly [string, string, string] | null => {
  const spaces = [...text.matchAll(/(?<=[\p{L},]) (?=\p{L})/gu)].map(({ index }) => index);
  const from = spaces.find((at) => at >= 22 + random.below(12));
  const to = spaces.findLast((at) => at <= text.length - 22 - random.below(12));
  if (from === undefined || to === undefined || to - from < 12) return null;
  const [head, tail] = [text.slice(0, from), text.slice(to + 1)];
  const isWhole = [head, tail].every((part) =>
    [/\*\*/g, /(?<!\*)\*(?!\*)/g, /\$/g, /`/g].every(
      (mark) => (part.match(mark)?.length ?? 0) % 2 === 0,
    ),
  );
  return isWhole ? [head, random.pick([" … ", " ... ", " [...] "]), tail] : null;
};

const opposites: readonly (readonly [string, string])[] = [
  ["increases", "decreases"],
  ["grows", "shrinks"],
  ["large", "small"],
  ["small", "large"],
  ["decreases", "increases"],
  ["longer", "shorter"],
  ["after", "before"],
  ["before", "after"],
  ["without", "with"],
  ["less", "more"],
  ["more", "less"],
  ["all", "no"],
  ["never", "always"],
  ["above", "below"],
  ["below", "above"],
  ["doubles", "halves"],
  ["first", "last"],
  ["one", "two"],
  ["увеличивается", "уменьшается"],
  ["уменьшается", "увеличивается"],
  ["вниз", "вверх"],
  ["против", "вдоль"],
  ["равны", "различны"],
  ["больше", "меньше"],
  ["меньше", "больше"],
  ["первый", "последний"],
  ["все", "некоторые"],
  ["длиннее", "короче"],
  ["левому", "правому"],
  ["правом", "левом"],
  ["не", "уже"],
  ["нет", "есть"],
  ["сохраняется", "исчезает"],
  ["постоянна", "переменна"],
  ["единицы", "двойки"],
];

/** The text with one word that says the contrary, or with another number; null when it has none. */
export const contrary = (
  text: string,
  random: Random,
): { readonly said: string; readonly text: string } | null => {
  const found = opposites.flatMap(([real, said]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}])${real}(?![\\p{L}])`, "giu"))].map(
      ({ index, 0: word }) => ({ index, word, said }),
    ),
  );
  const numbers = [...text.matchAll(/(?<![\p{L}\d])\d+(?![\p{L}\d]|[.)] )/gu)].map(
    ({ index, 0: word }) => ({ index, word, said: String(Number(word) + 3) }),
  );
  const all = [...found, ...numbers];
  if (all.length === 0) return null;
  const { index, word, said } = random.pick(all);
  return { said, text: text.slice(0, index) + said + text.slice(index + word.length) };
};
