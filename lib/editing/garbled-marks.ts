import { type MarkdownBlock, markdownBlocks } from "./markdown-blocks.ts";

/** A passage that an edit garbled, and what it was meant to be. Offsets of `oldText` are UTF-16. */
export interface Garbled {
  readonly start: number;
  readonly oldText: string;
  readonly newText: string;
}

/**
 * Marks that stand twice in a document because edits put them in beside those that were there: `****`, `## ##`, `- -`,
 * `$$…$$` within a line of text, `..`. Blocks and spans of code, formulas in lines of their own, rules and ellipses
 * are spared. One passage for each line, in order.
 */
export const garbledMarks = (document: string): Garbled[] =>
  markdownBlocks(document)
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => garbledIn(document, block));

const garbledIn = (document: string, { start, end }: MarkdownBlock): Garbled[] => {
  const found: Garbled[] = [];
  for (let at = start; at < end; ) {
    const lineEnd = document.indexOf("\n", at);
    const to = lineEnd < 0 ? end : Math.min(lineEnd, end);
    const line = document.slice(at, to);
    const repaired = isPlain(line) ? line : repairedLine(line);
    if (repaired !== line) found.push({ start: at, oldText: line, newText: repaired });
    at = to + 1;
  }
  return found;
};

/** Most lines have nothing of the kind; an indented one is code, a rule says nothing. */
const isPlain = (line: string): boolean =>
  !/\*{4}|_{4}|\$\$|\.\.|^[ \t>]*(?:#{1,6}|[-*+])[ \t]+(?:#{1,6}|[-*+])[ \t]/.test(line) ||
  /^(?: {4}|\t)/.test(line) ||
  /^[>*_.\-|: \t]*$/.test(line);

const repairedLine = (line: string): string => {
  const head = withoutDoubleMark(line);
  return head
    .split(/(`{1,8}[^`]*`{1,8}|\]\([^()\s]*\)|https?:\/\/[^\s)]*)/)
    .map((part, index) => (index % 2 === 1 ? part : repairedText(part, line)))
    .join("");
};

/** `## ## Title` and `- - item`: an item of a list within an item would have a marker of its own on purpose. */
const withoutDoubleMark = (line: string): string =>
  line.replace(/^([ \t>]*)(#{1,6}|[-*+])[ \t]+\2[ \t]+(?=\S)/, "$1$2 ");

const repairedText = (text: string, line: string): string => {
  const emphasised = text.replace(
    /(?<![*\\])\*{4}(?!\*)|(?<![_\\\p{L}\p{N}])_{4}(?![_\s])/gu,
    (marks) => marks.slice(2),
  );
  // Text before or behind says that the formula stands within a line, and one after another that each is one.
  const formulas = isDisplay(line)
    ? emphasised
    : emphasised.replace(
        /(?<![$\\])\$\$(?!\$)([^$\n]+)\$\$(?!\$)/g,
        (_whole, inner) => `$${inner}$`,
      );
  return formulas.replace(/(?<=[\p{L}\p{N})\]»”"$*_])\.\.(?=\s|$|[»”")*_])/gu, ".");
};

/** A formula that has its line, or its item of a list, to itself is displayed on purpose. */
const isDisplay = (line: string): boolean =>
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?\$\$[^$]+\$\$[ \t.,;:]*$/.test(line);
