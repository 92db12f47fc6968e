import type { NewEdit } from "../../study/edit-store.ts";
import { editAt } from "../edit-at.ts";
import type { TextSpan } from "../proposed-edit.ts";

const itemMark = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** The mark of the list item that a line begins, or "". */
export const listItem = (document: string, line: TextSpan): { readonly mark: string } => ({
  mark: itemMark.exec(document.slice(line.start, line.end))?.[0] ?? "",
});

/**
 * Moves a line beside another one, with the lines that belong to it because they are indented further. Marks of numbered
 * items stay in their order. Null when it stands there already; "overlap" when the other line belongs to it.
 */
export const moveItem = (
  document: string,
  from: TextSpan,
  beside: TextSpan,
  where: "before" | "after",
  about: { readonly similarity: number; readonly reason: string },
): NewEdit | "overlap" | null => {
  const item = withContinuation(document, from);
  if (item.start <= beside.start && beside.start < item.end) return "overlap";
  const other = where === "after" ? withContinuation(document, beside) : beside;
  const region = {
    start: Math.min(item.start, other.start),
    end: Math.max(item.end, other.end),
  };
  const text = document.slice(region.start, region.end);
  const moved = document.slice(item.start, item.end);
  const at = (where === "before" ? other.start : other.end) - region.start;
  const [start, end] = [item.start - region.start, item.end - region.start];
  const pieces =
    at <= start
      ? [text.slice(0, at), moved, text.slice(at, start), text.slice(end)]
      : [text.slice(0, start), text.slice(end, at), moved, text.slice(at)];
  const result = pieces
    .map((piece) => piece.replace(/^\n+|\n+$/g, ""))
    .filter((piece) => piece !== "")
    .join("\n");
  return editAt(document, region, withMarksOf(text, result), about);
};

/** The line and those below it that are indented further. */
const withContinuation = (document: string, line: TextSpan): TextSpan => {
  const indent = indentOf(document.slice(line.start, line.end));
  let { end } = line;
  while (end < document.length) {
    const next = document.indexOf("\n", end + 1);
    const below = document.slice(end + 1, next < 0 ? document.length : next);
    if (below.trim() === "" || indentOf(below) <= indent) break;
    end = next < 0 ? document.length : next;
  }
  return { start: line.start, end };
};

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

const numbered = /^([ \t>]*)(\d{1,9})(?=[.)][ \t])/gm;

/** The numbers of the items in the order in which they stood. */
const withMarksOf = (before: string, after: string): string => {
  const numbers = [...before.matchAll(numbered)].map(([, , number]) => number ?? "");
  let index = 0;
  return after.replace(
    numbered,
    (whole, indent: string) => `${indent}${numbers[index++] ?? whole.trim()}`,
  );
};
