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
  }),
);

/** `\text` that arrived as TAB + `ext`, and its kin. */
const restoreCommands = (text: string): string =>
  eaten.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** `\n` that arrived as two characters. Commands such as `\nabla` go on with letters and stay. */
const restoreLineBreaks = (text: string): string =>
  text.includes("\n")
    ? text
    : text.replace(/\\r\\n|(?<!\\)\\n(?![a-z]{2})/g, "\n").replace(/(?<!\\)\\t(?![a-z])/g, "\t");

/** A text that was escaped once more than it was parsed. */
const unescapeJson = (text: string): string => text.replace(/\\(["\\/])/g, "$1");

const decodeEntities = (text: string): string =>
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
