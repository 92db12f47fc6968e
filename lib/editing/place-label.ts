import { clipText } from "./clip-text.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import type { TextSpan } from "./proposed-edit.ts";

/** Marks of emphasis and formulas say nothing in a label. */
const plain = (text: string): string => text.replace(/[*_`~$]+/g, "");

const contextLength = 40;
const longestPassage = 60;

/** A passage with the words around it and the heading above it, in one line, to tell it from its likes. */
export const placeLabel = (document: string, { start, end }: TextSpan): string => {
  const before = clippedStart(document.slice(Math.max(0, start - contextLength), start));
  const after = clippedEnd(document.slice(end, end + contextLength));
  const passage = clipText(document.slice(start, end), longestPassage);
  const heading = headingAbove(document, start);
  return `${heading === null ? "" : `${plain(heading)}: `}${plain(before).replace(/^[#>\s-]+/, "")}[${plain(passage)}]${plain(after)}`;
};

/** Context stops at a paragraph's end and is cut at a word. */
const clippedStart = (context: string): string => {
  const line = context.slice(context.lastIndexOf("\n\n") + 1).toWellFormed();
  const cut = line.length === contextLength ? `…${line.replace(/^\S*\s/, "")}` : line;
  return cut.replace(/\s+/g, " ").trimStart();
};

const clippedEnd = (context: string): string => {
  const line = context.split("\n\n")[0]?.toWellFormed() ?? "";
  const cut = line.length === contextLength ? `${line.replace(/\s\S*$/, "")}…` : line;
  return cut.replace(/\s+/g, " ").trimEnd();
};

const headingAbove = (document: string, at: number): string | null => {
  const headings = markdownBlocks(document.slice(0, at))
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => [
      ...document.slice(block.start, block.end).matchAll(/^#{1,6}[ \t]+(.+)$/gm),
    ]);
  const text = headings.at(-1)?.[1];
  return text === undefined ? null : clipText(text, contextLength);
};
