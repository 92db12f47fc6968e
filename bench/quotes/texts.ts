import type { Random } from "#evals/quotes/random.ts";

const stems = {
  ru: "сила поле заряд ток энергия масса скорость время система уравнение функция предел число волна частота период тело путь закон равен зависит между который поэтому если где можно".split(
    " ",
  ),
  en: "force field charge current energy mass speed time system equation function limit number wave frequency period body path law equals depends between which therefore when where can".split(
    " ",
  ),
};
const formulas = [
  "$a = \\frac{v^2}{R}$",
  "$\\theta \\le 1$",
  "$E = mc^2$",
  "**важно**",
  "*note*",
  "`code`",
  "[ссылка](page.html)",
];

/** Study notes of about `length` characters: sentences, formulas, lists, a table now and then. */
export const studyText = (length: number, random: Random): string => {
  let text = "";
  while (text.length < length) {
    const words = random.chance(0.5) ? stems.ru : stems.en;
    const sentence = Array.from({ length: 5 + random.below(14) }, () =>
      random.chance(0.08)
        ? random.pick(formulas)
        : random.chance(0.2)
          ? `${random.pick(words)}${random.pick(words)}`
          : random.pick(words),
    ).join(" ");
    text += random.chance(0.05)
      ? `\n\n| ${random.below(999)} | ${random.pick(words)} | ${random.below(99)} |\n`
      : `${sentence}${random.pick([". ", ".\n", ".\n\n"])}`;
  }
  return text.slice(0, length);
};

/** Texts that make searches degenerate: everything matches everywhere. */
export const repetitiveTexts: Readonly<Record<string, (length: number) => string>> = {
  "aaaa…": (length) => "a".repeat(length),
  "table padding": (length) => "| value      |        12 |\n".repeat(length / 27),
  dashes: (length) => `${"-".repeat(79)}\n`.repeat(length / 80),
  "one sentence": (length) => "The same sentence again and again. ".repeat(length / 35),
  "one formula": (length) => "$\\frac{1}{2}$ ".repeat(length / 14),
  "blank lines": (length) => "\n".repeat(length),
  brackets: (length) => "[](".repeat(length / 3),
};
