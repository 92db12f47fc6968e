import type { TextSpan } from "#lib/text/text-span.ts";
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
  const marks = columnMarks(old.slice(2));
  const kept = new Set(old);
  const rows = written
    .filter((line, at) => at === 1 || !isRule(line))
    .map((line, at) => {
      if (at === 1) return alignmentOf(line) === alignmentOf(rule) ? rule : line;
      return at === 0 || kept.has(line) ? line : withMarks(line, marks);
    });
  const text = rows.join("\n");
  return text === written.join("\n") ? change : { ...table, text };
};

const isRow = (line: string): boolean => line.startsWith("|");
const isRule = (line: string): boolean => line.includes("-") && /^\|[-:| \t]+$/.test(line);

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
  return isRule(rule) && !isRule(head) ? { start, end } : null;
};

/** A line's cells with the space around them. */
const cellsOf = (line: string): string[] => line.match(/(?:\\.|[^|\\])+/g) ?? [];

/** What a rule says: how many columns there are, and which way each is aligned. */
const alignmentOf = (rule: string): string => rule.replace(/\s+/g, "").replace(/-+/g, "-");

/** The mark around each cell of a column, and what the cells say without it. */
interface ColumnMark {
  readonly mark: string;
  readonly cells: readonly string[];
}

const markedCell = /^(\$|\*\*|`)([^$*`]+)\1$/;

/** For each column the mark that all of its cells have, at least two; null for the others. */
const columnMarks = (rows: readonly string[]): (ColumnMark | null)[] =>
  cellsOf(rows[0] ?? "").map((_, column) => {
    const cells = rows.map((row) => markedCell.exec((cellsOf(row)[column] ?? "").trim()));
    const mark = cells[0]?.[1];
    return mark !== undefined && cells.length > 1 && cells.every((cell) => cell?.[1] === mark)
      ? { mark, cells: cells.map((cell) => cell?.[2] ?? "") }
      : null;
  });

const withMarks = (line: string, columns: readonly (ColumnMark | null)[]): string => {
  let column = 0;
  return line.replace(/(?:\\.|[^|\\])+/g, (cell) => {
    const own = columns[column++];
    const text = cell.trim();
    // A cell that only lost its mark was meant to lose it.
    if (!own || own.cells.includes(text) || !takesMark(text, own.mark)) return cell;
    const inner = own.mark === "$" ? text.replace(functionName, "\\$1") : text;
    return cell.replace(text, () => own.mark + inner + own.mark);
  });
};

const functionName = /(?<![\\\p{L}])(log|ln|sin|cos|tan|exp|min|max)(?!\p{L})/gu;

/** Plain words are no formula, and more than three are no command. */
const takesMark = (text: string, mark: string): boolean => {
  if (!/[\p{L}\p{N}]/u.test(text) || /[$*`\\]/.test(text)) return false;
  if (mark === "$") return !/\p{L}{2}/u.test(text.replace(functionName, ""));
  return mark === "**" || text.split(/\s+/).length <= 3;
};
