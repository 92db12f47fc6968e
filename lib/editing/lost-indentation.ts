import type { Replacement } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { linesAround } from "./word-edges.ts";

/**
 * The change with the indentation that the quote lost. Who quotes a line of code or an item of a nested list often
 * leaves out the space before it; the first new line then stands behind the document's own, and the others would stand at
 * the margin. New lines that were written with their indentation, as only the quote's beginning was cut, stay as they are.
 * @param place where the quote stands
 */
export const withLostIndentation = (
  document: string,
  place: TextSpan,
  { oldText, newText }: Replacement,
): Replacement => {
  if (!newText.includes("\n")) return { oldText, newText };
  const line = linesAround(document, place);
  const before = document.slice(line.start, place.start);
  const lost = indentOf(before);
  // The mark of an item may be left out with it, and stands in the new text then.
  const isItem = itemMark.test(before.slice(lost.length)) && itemMark.test(newText);
  if (lost === "" || (lost !== before && !isItem)) return { oldText, newText };
  const passage = document.slice(line.start, place.end);
  if (!isCut(lost, oldText, newText, passage)) return { oldText, newText };
  // Outside code what stands behind an empty line belongs to no list any more, or to one around it.
  const isEnd = isInFence(document, line.start)
    ? () => false
    : endOfList(passage, outerMark(document, line.start, lost));
  return {
    oldText: indented(oldText, lost, isEnd),
    newText: indented(newText, lost, isEnd),
  };
};

type ListKind = "bullets" | "numbers";

const kindOf = (line: string): ListKind | null => {
  const [mark] = itemMark.exec(line.trimStart()) ?? [];
  if (mark === undefined) return null;
  return /^\d/.test(mark) ? "numbers" : "bullets";
};

/** What the items of the list around a nested one are marked with, if there is one. */
const outerMark = (document: string, lineStart: number, lost: string): ListKind | null =>
  document
    .slice(0, lineStart)
    .split("\n")
    .slice(0, -1)
    .reverse()
    .filter((line) => line.trim() !== "" && indentOf(line).length < lost.length)
    .slice(0, 1)
    .map(kindOf)[0] ?? null;

/** Whether a line goes on outside of the nested list: a number behind bullets counts on in the list of numbers around them. */
const endOfList = (passage: string, outer: ListKind | null) => (line: string) =>
  line.trim() === "" ||
  (indentOf(line) === "" &&
    kindOf(line) !== null &&
    kindOf(line) === outer &&
    kindOf(passage) !== outer);

/** Whether the lines after the first are written without the indentation, too. */
const isCut = (lost: string, oldText: string, newText: string, passage: string): boolean => {
  const quoted = laterLines(oldText)[0];
  const real = laterLines(passage)[0];
  if (quoted !== undefined && real !== undefined) {
    return indentOf(real) === lost + indentOf(quoted);
  }
  const [first = ""] = newText.split("\n");
  if (indentOf(first).length >= lost.length) return false;
  const indents = laterLines(newText).map((one) => indentOf(one).length);
  const isOutside = indents.some((indent) => indent < lost.length);
  // What opens a block is followed by something deeper.
  return isOutside || (opensBlock.test(first) && (indents[0] ?? 0) <= lost.length);
};

const itemMark = /^(?:[-*+]|\d{1,9}[.)])[ \t]/;
const opensBlock = /[:{([][ \t]*$/;

const laterLines = (text: string): string[] =>
  text
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? "";

const indented = (text: string, lost: string, isEnd: (line: string) => boolean): string => {
  let isEnded = false;
  return text
    .split("\n")
    .map((line, index) => {
      isEnded ||= index > 0 && isEnd(line);
      return index === 0 || isEnded || line.trim() === "" ? line : lost + line;
    })
    .join("\n");
};

/** Whether a line stands in a block of code between fences. */
export const isInFence = (document: string, at: number): boolean => {
  let open: string | null = null;
  for (const [, mark = ""] of document.slice(0, at).matchAll(/^[ \t]*(`{3,}|~{3,})/gm)) {
    if (open === null) open = mark;
    else if (mark.startsWith(open)) open = null;
  }
  return open !== null;
};
