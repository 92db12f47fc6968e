import { formulasIn } from "#lib/quotes/formulas.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import { hasGaps, isWholeCard } from "#lib/text/card-gaps.ts";
import { tableRows } from "#lib/text/csv.ts";
import { sideColumns } from "#lib/text/side-heads.ts";

/** What stands between the two sides of a line. */
type Separator = "tab" | "bar" | "stroke" | "semicolon" | "comma" | "dash" | "colon";

/** A table that was pasted: its pairs, and the lines that have no second side. */
export interface PastedPairs {
  readonly pairs: readonly CardSides[];
  readonly left: readonly string[];
}

/** What parts the sides of a line, and in a formula or in code parts nothing; in their place stand signs that no text has. */
const parting = ["|", ";", ",", ":", "—", "–", "-", "(", ")"] as const;
const firstStandIn = 0xf0000;
const standIns = new Map<string, string>(
  parting.map((sign, at) => [sign, String.fromCodePoint(firstStandIn + at)]),
);
const signsBack = new Map([...standIns].map(([sign, standIn]) => [standIn, sign]));

/** A line whose formulas and code nothing parts; a bar with a backslash before it is one of a table. */
const withoutParting = (line: string): string => {
  if (!/[$`\\]/.test(line)) return line;
  let made = "";
  let from = 0;
  for (const [start, end] of formulasIn(line)) {
    const inside = line
      .slice(start, end)
      .replaceAll(/\\\||[|;,:()—–-]/g, (sign) => standIns.get(sign) ?? sign);
    made += line.slice(from, start) + inside;
    from = end;
  }
  return made + line.slice(from);
};

const withParting = (cell: string): string =>
  cell.replaceAll(/[\u{f0000}-\u{f0008}]/gu, (standIn) => signsBack.get(standIn) ?? standIn);

const signs = { tab: "\t", semicolon: ";", comma: "," } as const;

const between = { dash: [" — ", " – ", " - "], colon: [": "] } as const;

/** A line with a dash, or a colon, between its sides; the sign of a list before it is no dash. */
const lineRow = (line: string, separator: keyof typeof between): string[] => {
  const bare = line.trimStart().replace(/^[-*•–—] /, "");
  const found = between[separator].flatMap((sign) => {
    const at = bare.indexOf(sign);
    return at > 0 ? [{ at, end: at + sign.length }] : [];
  });
  const [first] = found.toSorted((a, b) => a.at - b.at);
  return first === undefined ? [line] : [bare.slice(0, first.at), bare.slice(first.end)];
};

/** The cells of a row of a table in Markdown; a bar with a backslash before it is a sign of its cell. */
const barRow = (line: string): string[] => {
  const row = line.trim();
  if (!row.startsWith("|")) return [line];
  const cells = row.slice(1).match(/(?:\\[^\n]|[^|\\])*\|?/g) ?? [];
  return cells
    .map((cell) => cell.replace(/\|$/, "").replaceAll(String.raw`\|`, "|").trim())
    .filter((cell, at) => cell !== "" || at === 0);
};

/** The cells of a line with bars between them and none around; one within brackets, as of a probability, parts nothing. */
const strokeRow = (line: string): string[] => {
  // A rule below a head, also without blanks around its bars.
  if (/^[-:| ]+$/.test(line)) return line.split("|").map((cell) => cell.trim());
  const cells: string[] = [];
  let isOpen = false;
  for (const part of line.split(" | ")) {
    if (isOpen) cells.push(`${cells.pop()} | ${part}`);
    else cells.push(part);
    const last = cells.at(-1) ?? "";
    isOpen = last.split("(").length > last.split(")").length;
  }
  return cells.map((cell) => cell.trim());
};

/** The rule below the head of a table in Markdown. */
const isRule = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => /^:?-+:?$/.test(cell));

/** Rows of a table in Markdown, but for its head: what its columns are called is no card. */
const withoutRule = (rows: readonly string[][]): string[][] =>
  rows.filter((row, at) => !isRule(row) && !isRule(rows[at + 1] ?? []));

/** Rows without one that names the sides, in whose order the cells are then: the front before all others. */
const withoutHead = ([first = [], ...rows]: readonly string[][]): string[][] => {
  const columns = sideColumns(first);
  if (columns === null) return [first, ...rows];
  const { front, back } = columns;
  return withoutRule(rows).map((row) => [
    row[front] ?? "",
    ...(back < front ? [row[back] ?? ""] : []),
    ...row.filter((_, at) => at !== front && (back > front || at !== back)),
  ]);
};

const rowsBy = (text: string, separator: Separator): string[][] => {
  switch (separator) {
    case "bar":
      return withoutRule(withoutHead(text.split("\n").map(barRow)));
    case "stroke":
      return withoutRule(withoutHead(text.split("\n").map(strokeRow)));
    case "dash":
    case "colon":
      return text.split("\n").map((line) => lineRow(line, separator));
    default:
      return withoutHead(tableRows(text, signs[separator]));
  }
};

const hasColumns: ReadonlySet<Separator> = new Set(["tab", "bar", "stroke"]);

/** The first cell and all others; columns of a spreadsheet become paragraphs, signs within a sentence stay in it. */
const sidesOf = ([front = "", ...rest]: readonly string[], separator: Separator): CardSides => {
  if (hasColumns.has(separator)) {
    const cells = rest.filter((cell) => cell.trim() !== "");
    return { front: front.trim(), back: cells.join("\n\n").trim() };
  }
  return { front: front.trim(), back: rest.join(separator === "comma" ? "," : ";").trim() };
};

const readBy = (text: string, separator: Separator): PastedPairs => {
  const rows = rowsBy(text, separator)
    .map((row) => {
      const cells = row.map(withParting);
      return { cells, sides: sidesOf(cells, separator) };
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const pairs = rows.map(({ sides }) => sides).filter(isWholeCard);
  return {
    pairs: [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()],
    left: rows.flatMap(({ cells, sides }) => (isWholeCard(sides) ? [] : [cells.join(" ").trim()])),
  };
};

const withoutBack = ({ pairs }: PastedPairs): number =>
  pairs.filter(({ back }) => back === "").length;

const frontSigns = ({ pairs }: PastedPairs): number =>
  pairs.reduce((sum, { front }) => sum + front.length, 0);

/**
 * Pairs of a pasted table, or of lines as a glossary has them. What stands between the sides is that which leaves fewest
 * lines over; of a dash and a semicolon the one that comes first, and a colon or a comma, which sentences have, only
 * where nothing else fits. A table in Markdown is one, too, also without bars around it. Nothing parts a formula, or code.
 */
export const readPastedPairs = (pasted: string): PastedPairs => {
  const lines = pasted.replaceAll(/\r\n?/g, "\n").trim().split("\n");
  const text = lines.map(withoutParting).join("\n");
  const inOrder = (...separators: readonly Separator[]) =>
    separators
      .map((separator) => readBy(text, separator))
      .toSorted((a, b) => frontSigns(a) - frontSigns(b));
  const [tab, bar] = [readBy(text, "tab"), readBy(text, "bar")];
  // A sentence with a gap is whole without a second side, so that a table of them is told by those that have one.
  const known = [bar, ...inOrder("semicolon", "dash", "stroke")].reduce(
    (best, one) =>
      (one.left.length - best.left.length || withoutBack(one) - withoutBack(best)) < 0 ? one : best,
    tab,
  );
  return inOrder("colon", "comma").reduce(
    (best, one) => (one.left.length < best.left.length ? one : best),
    known,
  );
};

/** Each pair, and the same the other way round after all of them; what asks for its gaps has no other way. */
export const bothWays = <Pair extends CardSides>(pairs: readonly Pair[]): Pair[] => [
  ...pairs,
  ...pairs.flatMap((pair) =>
    hasGaps(pair.front) ? [] : [{ ...pair, front: pair.back, back: pair.front }],
  ),
];
