import type { Replacement } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { markdownBlocks } from "./check-edit.ts";
import { isRow, isRule } from "./tidy-table.ts";

/** A line of a block of code, or a row of a table, with its number: `b3` is the third of the second such block. */
interface NumberedLine extends TextSpan {
  readonly number: string;
}

/** A number and what stands between it and its line: rare in texts, so that a copied number is known for one. */
const numberMark = /^[a-z]{1,3}\d{1,6}→/gm;

/** The name of a block: a, b, …, z, aa, ab, … */
const blockName = (index: number): string =>
  (index < 26 ? "" : blockName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(97 + (index % 26));

const linesOf = (document: string, { start, end }: TextSpan): TextSpan[] => {
  let at = start;
  return document
    .slice(start, end)
    .split("\n")
    .map((line) => {
      const span = { start: at, end: at + line.length };
      at = span.end + 1;
      return span;
    });
};

/** The rows below the rule of each table in a piece of text; the head and the rule are none. */
const tablesIn = (document: string, piece: TextSpan): TextSpan[][] => {
  const tables: TextSpan[][] = [];
  let open: TextSpan[] | null = null;
  let above = "";
  for (const line of linesOf(document, piece)) {
    const text = document.slice(line.start, line.end);
    if (open === null && isRule(text) && isRow(above)) {
      open = [];
      tables.push(open);
    } else if (isRow(text)) open?.push(line);
    else open = null;
    above = text;
  }
  return tables;
};

/** The lines of a document that have a number: those of code between fences, and the rows of tables. */
const numberedLines = (document: string): NumberedLine[] =>
  markdownBlocks(document)
    .flatMap((block) => {
      if (block.kind === "text") return tablesIn(document, block);
      if (block.kind !== "code") return [];
      return [linesOf(document, block).slice(1, block.closed ? -1 : undefined)];
    })
    .flatMap((lines, block) =>
      lines.map((line, index) => ({ ...line, number: `${blockName(block)}${index + 1}` })),
    );

/**
 * Parts of a document as a model is shown them: `b3→` stands before the third line of the second block of code or table.
 * Counted block by block, so that a change shifts no number of another block, and what a provider has cached stays.
 */
export const withLineNumbers = (document: string, parts: readonly TextSpan[]): string[] => {
  const lines = numberedLines(document);
  return parts.map((part) => {
    let at = part.start;
    let shown = "";
    for (const { start, number } of lines) {
      if (start < part.start || start >= part.end) continue;
      shown += `${document.slice(at, start)}${number}→`;
      at = start;
    }
    return shown + document.slice(at, part.end);
  });
};

export const withoutLineNumbers = (shown: string): string => shown.replaceAll(numberMark, "");

/** Gives the number of the line that a place begins on; null outside of code and tables. */
export const lineNumbersOf = (document: string): ((at: number) => string | null) => {
  const lines = numberedLines(document);
  return (at) => lines.find(({ start, end }) => start <= at && at <= end)?.number ?? null;
};

/** Whether a line is the one that was named, by its whole number or without its block's name. */
export const isLine = (number: string | null, named: string): boolean => {
  const wanted = named.trim().toLowerCase().replace(/→$/, "");
  return number !== null && (number === wanted || number.replace(/^[a-z]+/, "") === wanted);
};

/**
 * An edit without the numbers that were copied with its lines; a number before the quote says which line it means. In a
 * document that has such signs of its own they stay.
 */
export const withoutCopiedNumbers = <Edit extends Replacement & { readonly line?: string | null }>(
  document: string,
  edit: Edit,
): Edit => {
  const { oldText, newText } = edit;
  const plain = {
    oldText: withoutLineNumbers(oldText),
    newText: withoutLineNumbers(newText),
  };
  const isSame = plain.oldText === oldText && plain.newText === newText;
  if (isSame || withoutLineNumbers(document) !== document) return edit;
  return { ...edit, ...plain, line: edit.line ?? /^\w{1,9}(?=→)/.exec(oldText)?.[0] ?? null };
};
