import type { TextSpan } from "#lib/text/text-span.ts";
import { isInFence } from "./lost-indentation.ts";
import { linesAround } from "./word-edges.ts";

/** What is to stand in the place of a passage. */
interface Change extends TextSpan {
  readonly text: string;
}

/**
 * A change in a table, written as the table is: the rule below the head stays as it was and stands there once, and a new
 * cell of a column whose cells are all formulas, bold or code is one, too. Who quotes a table leaves such signs out, and
 * `O(n)` would stand below `$O(1)$`, or a row of dashes among the rows. A change that lies in no table, or that takes
 * its head away, comes back as it is.
 */
export const tidyTable = (document: string, change: Change): Change => {
  const table = tableAround(document, change);
  if (table === null) return change;
  const old = document.slice(table.start, table.end).split("\n");
  const rule = old[1] ?? "";
  const before = document.slice(table.start, change.start);
  const written = (before + change.text + document.slice(change.end, table.end)).split("\n");
  if (!written.every(isRow) || !isRule(written[1] ?? "") || isRule(written[0] ?? "")) return change;
  const kept = new Set(old.map(bare));
  const marks = columnMarks(old.slice(2).map(cellsOf));
  const isSecondRule = (line: string, at: number) =>
    at > 1 && line === rule && !old.includes(rule, 2);
  const rows = written.flatMap((line, at) => {
    if (isSecondRule(line, at)) return [];
    if (at === 1) return [alignmentOf(line) === alignmentOf(rule) ? rule : line];
    // A row that only lost its marks was meant to lose them.
    return [at === 0 || kept.has(bare(line)) ? line : withMarks(line, marks)];
  });
  const text = rows.join("\n");
  return text === written.join("\n") ? change : { ...table, text };
};

export const isRow = (line: string): boolean => line.startsWith("|");
export const isRule = (line: string): boolean => line.includes("-") && /^\|[-:| \t]+$/.test(line);

/** The whole table that a span lies in; null where it lies in none, or reaches beyond it. */
const tableAround = (document: string, span: TextSpan): TextSpan | null => {
  let { start, end } = linesAround(document, span);
  if (!document.slice(start, end).split("\n").every(isRow)) return null;
  while (start > 1) {
    const above = document.lastIndexOf("\n", start - 2) + 1;
    if (document[above] !== "|") break;
    start = above;
  }
  while (document[end + 1] === "|") {
    const next = document.indexOf("\n", end + 1);
    end = next < 0 ? document.length : next;
  }
  const [head = "", rule = ""] = document.slice(start, end).split("\n", 2);
  const isTable = isRule(rule) && !isRule(head) && !isInFence(document, start);
  return isTable ? { start, end } : null;
};

/** A line's cells with the space around them, and what stands before the first and behind the last. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/);

/** A row without its marks. */
const bare = (line: string): string => line.replace(/[$*`\\\s]/g, "");

/** What a rule says: how many columns there are, and which way each is aligned. */
const alignmentOf = (rule: string): string => rule.replace(/\s+/g, "").replace(/-+/g, "-");

const markedCell = /^(\$|\*\*|`)[^$*`]+\1$/;

/** For each column the mark that all of its cells have, at least two; null for the others. */
const columnMarks = (rows: readonly (readonly string[])[]): (string | null)[] =>
  (rows[0] ?? []).map((_, column) => {
    const marks = new Set(rows.map((row) => markedCell.exec((row[column] ?? "").trim())?.[1]));
    const [mark] = marks;
    return rows.length > 1 && marks.size === 1 && mark !== undefined ? mark : null;
  });

const withMarks = (line: string, marks: readonly (string | null)[]): string =>
  cellsOf(line)
    .map((cell, column) => {
      const [mark, text] = [marks[column], cell.trim()];
      if (!mark || !takesMark(text, mark)) return cell;
      const inner = mark === "$" ? text.replace(functionName, "\\$1") : text;
      return cell.replace(text, () => mark + inner + mark);
    })
    .join("|");

const functionName = /(?<![\\\p{L}])(log|ln|sin|cos|tan|exp|min|max)(?!\p{L})/gu;

/** Plain words are no formula, and more than three are no command. */
const takesMark = (text: string, mark: string): boolean => {
  if (!/[\p{L}\p{N}]/u.test(text) || /[$*`\\]/.test(text)) return false;
  if (mark === "$") return !/\p{L}{2}/u.test(text.replace(functionName, ""));
  return mark === "**" || text.split(/\s+/).length <= 3;
};
