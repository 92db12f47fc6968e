import type { CardSides } from "#lib/schemas/card.ts";
import { tableRows } from "#lib/text/csv.ts";

/** What stands between the two sides of a line. */
type Separator = "tab" | "semicolon" | "comma" | "dash";

/** A table that was pasted: its pairs, and the lines that have no second side. */
export interface PastedPairs {
  readonly pairs: readonly CardSides[];
  readonly left: readonly string[];
}

const signs = { tab: "\t", semicolon: ";", comma: "," } as const;

const dashes = [" — ", " – ", " - "];

/** A line with a dash between its sides; the sign of a list before it is no dash. */
const dashRow = (line: string): string[] => {
  const bare = line.trimStart().replace(/^[-*•–—] /, "");
  const found = dashes.map((dash) => bare.indexOf(dash)).filter((at) => at > 0);
  const at = Math.min(...found);
  return found.length === 0 ? [line] : [bare.slice(0, at), bare.slice(at + 3)];
};

const rowsBy = (text: string, separator: Separator): string[][] =>
  separator === "dash" ? text.split("\n").map(dashRow) : tableRows(text, signs[separator]);

/** The first cell and all others; columns of a spreadsheet become paragraphs, signs within a sentence stay in it. */
const sidesOf = ([front = "", ...rest]: readonly string[], separator: Separator): CardSides => {
  const between = separator === "tab" ? "\n\n" : separator === "comma" ? "," : ";";
  const cells = separator === "tab" ? rest.filter((cell) => cell.trim() !== "") : rest;
  return { front: front.trim(), back: cells.join(between).trim() };
};

const readBy = (text: string, separator: Separator): PastedPairs => {
  const rows = rowsBy(text, separator)
    .map((cells) => ({ cells, sides: sidesOf(cells, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const isWhole = ({ front, back }: CardSides) => front !== "" && back !== "";
  const pairs = rows.map(({ sides }) => sides).filter(isWhole);
  return {
    pairs: [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()],
    left: rows.flatMap(({ cells, sides }) => (isWhole(sides) ? [] : [cells.join(" ").trim()])),
  };
};

const frontSigns = ({ pairs }: PastedPairs): number =>
  pairs.reduce((sum, { front }) => sum + front.length, 0);

/**
 * Pairs of a pasted table, or of lines as a glossary has them. What stands between the sides is that which leaves fewest
 * lines over; of a dash and a semicolon the one that comes first, and a comma, which sentences have, only where nothing
 * else fits.
 */
export const readPastedPairs = (pasted: string): PastedPairs => {
  const text = pasted.replaceAll(/\r\n?/g, "\n").trim();
  const lines = [readBy(text, "semicolon"), readBy(text, "dash")];
  lines.sort((a, b) => frontSigns(a) - frontSigns(b));
  return [readBy(text, "tab"), ...lines, readBy(text, "comma")].reduce((best, one) =>
    one.left.length < best.left.length ? one : best,
  );
};
