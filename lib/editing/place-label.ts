import { plainText } from "../blocks/block-heading.ts";
import { noteLinkPattern } from "../study/note-line.ts";
import { clipText } from "./clip-text.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import type { TextSpan } from "./proposed-edit.ts";

const contextLength = 40;
const longestPassage = 60;
/** So much Markdown is read for the context: its links and tables take more room than their words. */
const readLength = 300;

/** A passage with the words around it and the heading above it, in one line, to tell it from its likes. */
export const placeLabel = (document: string, { start, end }: TextSpan): string => {
  const before = document.slice(Math.max(0, start - readLength), start).toWellFormed();
  const after = document.slice(end, end + readLength).toWellFormed();
  const passage = clipText(words(document.slice(start, end)), longestPassage);
  const heading = headingAbove(document, start);
  const [left, right] = [wordsBefore(before), wordsAfter(after)];
  return `${heading === null ? "" : `${heading}: `}${left}[${passage}]${right}`;
};

/** Context stops at a paragraph's end and is cut at a word. */
const wordsBefore = (context: string): string => {
  const source = context.slice(context.lastIndexOf("\n\n") + 1);
  const line = source.slice(source.lastIndexOf("\n") + 1).trim();
  const begins = line.endsWith("|") || /^(?:[-*+]|\d{1,3}[.)])$/.test(line);
  const gap = begins ? " · " : /\s$/.test(source) ? " " : "";
  const text = words(source);
  const cut =
    text.length > contextLength ? text.slice(-contextLength).replace(/^\S*\s/, "…") : text;
  return text === "" ? "" : `${cut.toWellFormed()}${gap}`;
};

const wordsAfter = (context: string): string => {
  const source = context.split("\n\n")[0] ?? "";
  const gap = source.trimStart().startsWith("|") ? " · " : /^\s/.test(source) ? " " : "";
  const text = words(source);
  const cut =
    text.length > contextLength ? text.slice(0, contextLength).replace(/\s\S*$/, "…") : text;
  return text === "" ? "" : `${gap}${cut.toWellFormed()}`;
};

/** What a line of a list, a quotation or a heading begins with. */
const lineMark = /^[ \t]*(?:[-*+>]|\d{1,3}[.)]|#{1,6})[ \t]+/;

/** Lines of Markdown as they are read, in one; items and cells are told apart by a dot. */
const words = (source: string): string =>
  source
    .replaceAll(noteLinkPattern, "")
    .split("\n")
    // What rules off a table or a section says nothing.
    .filter((line) => /[^\s|:-]/.test(line))
    .map((line) => `${/^[ \t]*(?:[-*+]|\d|\|)/.test(line) ? "|" : ""}${line.replace(lineMark, "")}`)
    .join("\n")
    .split("|")
    .map((cell) =>
      plainText(cell)
        .replace(/[*`$]+/g, "")
        .replace(/ (?=[.,;:!?])/g, ""),
    )
    .filter((cell) => cell !== "")
    .join(" · ");

/** A heading in which the place itself stands is not above it. */
const headingAbove = (document: string, at: number): string | null => {
  const headings = markdownBlocks(document.slice(0, document.lastIndexOf("\n", at - 1) + 1))
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => [
      ...document.slice(block.start, block.end).matchAll(/^#{1,6}[ \t]+(.+)$/gm),
    ]);
  const text = headings.at(-1)?.[1];
  return text === undefined ? null : clipText(words(text), contextLength);
};
