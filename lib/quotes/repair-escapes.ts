/** Commands whose first letter a JSON parser eats when the backslash was not doubled. */
const eaten: readonly (readonly [RegExp, string])[] = [
  [/[\b](?=[a-zA-Z])/g, "\\b"],
  [/\v(?=[a-zA-Z])/g, "\\v"],
  [/\f(?=[a-zA-Z])/g, "\\f"],
  [/\t(?=ext|imes|o\b|op\b|heta|au\b|ilde|frac|riangle|an\b|anh\b)/g, "\\t"],
  [/\r(?=ight|ho\b|angle|m\b|ceil|floor)/g, "\\r"],
  [/\n(?=abla|eq\b|e\b|u\b|otin|eg\b|ot\b|mid\b)/g, "\\n"],
];

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nbsp: "\u00a0",
    lt: "<",
    gt: ">",
    amp: "&",
    quot: '"',
    apos: "'",
    mdash: "—",
    ndash: "–",
    hellip: "…",
    laquo: "«",
    raquo: "»",
    copy: "©",
    reg: "®",
    trade: "™",
    deg: "°",
    times: "×",
  }),
);

/** `\text` that arrived as TAB + `ext`, and its kin. */
export const restoreCommands = (text: string): string =>
  eaten.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** Commands that begin with `\n` or `\t`: there the two characters are no escape. */
const isCommandN =
  "(?:abla|eq|eg|earrow|warrow|e\\b|u\\b|i\\b|ot\\b|otin|mid|onumber|oindent|ormal|atural|ew|leq|geq|less|gtr|exists|sim|cong|subset|supset|parallel)";
const isCommandT =
  "(?:ext|imes|o\\b|op\\b|heta|au\\b|ilde|frac|riangle|an\\b|anh\\b|itle|iny|able|oday|hanks|extbf)";
/** An even number of backslashes stand for themselves. */
const unescaped = "(?<=(?<!\\\\)(?:\\\\{2})*)";
/** `\\` and an indented line is a command line that goes on. */
const lineBreak = new RegExp(
  `\\\\r\\\\n|${unescaped}\\\\n(?!${isCommandN})|(?<=\\\\)\\\\n(?=[ \\t]{2})`,
  "g",
);
const tab = new RegExp(`${unescaped}\\\\t(?!${isCommandT})`, "g");

/** `\n` and `\t` that arrived as two characters, in a quote without real line breaks. */
const restoreLineBreaks = (text: string): string =>
  text.includes("\n") ? text : text.replace(lineBreak, "\n").replace(tab, "\t");

/** A text that was escaped once more than it was parsed. */
const unescapeJson = (text: string): string => text.replace(/\\(["\\/])/g, "$1");

/** Entities of HTML as their signs: those with numbers, and the common names. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

export type Repair = (text: string) => string;

const repairs: readonly Repair[] = [
  restoreCommands,
  restoreLineBreaks,
  decodeEntities,
  unescapeJson,
];

/**
 * The repairs that change this quote, each on top of those before it: readings to try when the quote
 * as it stands is not in the document. The same repair then belongs to the new text.
 */
export const repairsFor = (quote: string): Repair[] => {
  const found: Repair[] = [];
  let text = quote;
  for (const repair of repairs) {
    const repaired = repair(text);
    if (repaired === text) continue;
    text = repaired;
    const before = found.at(-1);
    found.push(before === undefined ? repair : (value) => repair(before(value)));
  }
  return found;
};
