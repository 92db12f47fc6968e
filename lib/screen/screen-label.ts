import type { RecognisedText } from "#lib/pictures/read-text.ts";
import type { PixelBox } from "#lib/schemas/located-control.ts";
import { stemRussian } from "#lib/text/stem-word.ts";

/** Cyrillic letters as the Latin ones that they look like, in lower case; readers of two languages mix them up. */
const likeLatin: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  з: "3",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "l",
  ѕ: "s",
  // Read as Latin, whole words of small print become such: "Реп" is "Pen", and "norotun" «логотип».
  п: "n",
  л: "n",
  и: "u",
  й: "u",
  г: "r",
  ь: "b",
  ш: "w",
  щ: "w",
};

/** What readers of small print take for one another. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/[0öøо]/g, "o"],
  [/[1i|!íìï]/g, "l"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/5/g, "s"],
];

/** The words of a label without case, marks and typography. */
export const labelTokens = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .match(/[\p{L}\p{N}+#%&]+/gu) ?? [];

/** A word as it is compared: letters and digits that are misread for one another are the same. */
export const foldWord = (word: string): string => {
  const oneScript = [...word].map((sign) => likeLatin[sign] ?? sign).join("");
  return misread.reduce((text, [pattern, sign]) => text.replaceAll(pattern, sign), oneScript);
};

/** A label in one piece, as it is compared: "MM" and «мм» are the same. */
export const foldLabel = (text: string): string => labelTokens(text).map(foldWord).join("");

/** A word read from a screen. */
export interface ScreenWord {
  readonly text: string;
  /** In pixels of the picture. */
  readonly box: PixelBox;
  /** 0 to 100, as the reader says. */
  readonly confidence: number;
  /** Words of one line of text, as the reader saw them, have the same number. */
  readonly line: number;
}

/** Readers are unsure of words with less, 0 to 100: of those that they read right two in 100 have less. */
export const unsureWord = 75;

/** Readers make something of icons, too, and are unsure of it, or it is too wide for so few letters. */
const leastRead = 50;
const widestLetter = 1;

/** Whether what was read is a word, and no picture that was taken for one. */
export const isWord = ({
  text,
  box,
  confidence,
}: Pick<ScreenWord, "text" | "box" | "confidence">) =>
  confidence >= leastRead &&
  /[\p{L}\p{N}]/u.test(text) &&
  box.width <= Math.max(2, text.length) * widestLetter * box.height;

export const screenWords = ({ lines }: RecognisedText): ScreenWord[] =>
  lines.flatMap(({ words }, line) => words.map((word) => ({ ...word, line })));

/** A word of a label as it is compared. */
export interface LabelWord {
  readonly text: string;
  readonly box: PixelBox;
  readonly folded: string;
  /** Without its Russian ending. */
  readonly stem: string;
  /** 0 to 100, as the reader says. */
  readonly confidence: number;
  /** Numbers, keys and what was made of a picture: they stand beside names and are no part of them. */
  readonly noise: boolean;
}

/** Words that stand together on a screen: a label, a line of text, or two lines of one label. */
export interface ScreenLabel {
  readonly words: readonly LabelWord[];
  readonly box: PixelBox;
  /** The usual height of its letters, in pixels. */
  readonly height: number;
  /** Whether it was put together from two. */
  readonly joined: boolean;
}

/** Of the height of the line; a space is about 0.35 of it, the gap between two menus of a bar 0.6 and more. */
const widestSpace = 0.5;

export const boundingBox = (boxes: readonly PixelBox[]): PixelBox => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** Whether a label is the caption of what stands beside it. */
export const endsWithColon = ({ words }: Pick<ScreenLabel, "words">): boolean =>
  /:$/u.test(words.at(-1)?.text ?? "");

/** The labels of a screen, and each two that may be one: side by side, or one above the other. */
export const screenLabels = (words: readonly ScreenWord[]): ScreenLabel[] => {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()].map(splitAtGaps);
  const single = lines.flatMap((groups) => groups.map(labelOf));
  // What is joined is compared with every name; a screen full of code would have tens of thousands.
  if (single.length > mostLabels) return single;
  return [...single, ...lines.flatMap(runsOf), ...joinedLabels(single)];
};

const mostLabels = 1_500;

const longestRun = 8;

/** Three and more neighbours of a line: in type of one width for all letters, words stand as far apart as menus do. */
const runsOf = (groups: readonly ScreenWord[][]): ScreenLabel[] =>
  groups.flatMap((_, first) =>
    groups.slice(first + 2, first + longestRun).map((_other, index) => ({
      ...labelOf(groups.slice(first, first + index + 3).flat()),
      joined: true,
    })),
  );

const splitAtGaps = (line: readonly ScreenWord[]): ScreenWord[][] => {
  const height = Math.max(...line.map(({ box }) => box.height));
  const groups: ScreenWord[][] = [];
  for (const word of line.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.box;
    const near = before && word.box.x - before.x - before.width <= widestSpace * height;
    if (last && near) last.push(word);
    else groups.push([word]);
  }
  return groups;
};

const keys = /^\(?(?:ctrl|shift|alt|cmd|super|del|f\d{1,2})(?:[+-]|\)?$)/iu;

/** Whether a label is nothing but keys, which stand beside a name: "(Ctrl+Tab)". */
export const isKeys = ({ words }: Pick<ScreenLabel, "words">): boolean =>
  words.every(({ text }) => keys.test(text));

const labelOf = (words: readonly ScreenWord[]): ScreenLabel => {
  const box = boundingBox(words.map((word) => word.box));
  return { words: words.map(labelWord), box, height: box.height, joined: false };
};

const labelWord = ({ text, box, confidence }: ScreenWord): LabelWord => {
  const tokens = labelTokens(text);
  const folded = tokens.map(foldWord).join("");
  return {
    text,
    box,
    confidence,
    folded,
    stem: tokens.map((token) => foldWord(stemRussian(token))).join(""),
    noise:
      !/\p{L}/u.test(text) || keys.test(text) || (folded.length < 2 && !/[\p{Lu}\d]/u.test(text)),
  };
};

/** Only names that are both are ever found in these, so that neighbours which have nothing in common do no harm. */
const joinedLabels = (labels: readonly ScreenLabel[]): ScreenLabel[] =>
  labels.flatMap((one) =>
    labels
      .filter((other) => other !== one && (goesOn(one, other) || standsUnder(one, other)))
      .map((other) => ({
        words: [...one.words, ...other.words],
        box: boundingBox([one.box, other.box]),
        height: one.height,
        joined: true,
      })),
  );

const goesOn = (one: ScreenLabel, other: ScreenLabel): boolean => {
  const gap = other.box.x - one.box.x - one.box.width;
  const offset = Math.abs(middle(other.box) - middle(one.box));
  return gap >= 0 && gap <= 1.6 * one.height && offset <= 0.4 * one.height;
};

const standsUnder = (one: ScreenLabel, other: ScreenLabel): boolean => {
  const gap = other.box.y - one.box.y - one.box.height;
  if (gap < -0.2 * one.height || gap > 0.9 * one.height) return false;
  if (Math.abs(one.height - other.height) > 0.35 * one.height) return false;
  const left = Math.abs(other.box.x - one.box.x);
  const centre = Math.abs(other.box.x + other.box.width / 2 - one.box.x - one.box.width / 2);
  return Math.min(left, centre) <= 0.5 * one.height;
};

const middle = (box: PixelBox): number => box.y + box.height / 2;
