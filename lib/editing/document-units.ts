import { clipText } from "./clip-text.ts";
import { type MarkdownBlock, markdownBlocks } from "./markdown-blocks.ts";
import type { TextSpan } from "./proposed-edit.ts";

/** A heading, its text without the marks, and how far its section goes. */
export interface DocumentHeading extends TextSpan {
  readonly level: number;
  readonly text: TextSpan;
  /** Up to the next heading of the same or a higher level. */
  readonly sectionEnd: number;
  /** Up to the next heading of any level. */
  readonly ownEnd: number;
}

const headingLine = /^([ \t]{0,3}(#{1,6})[ \t]+)(.*?)([ \t]+#+)?[ \t]*$/gm;

/** The headings of a document in order; those in blocks of code are none. */
export const documentHeadings = (document: string): DocumentHeading[] => {
  const found = markdownBlocks(document)
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => headingsIn(document, block));
  const endOf = (index: number, ends: (level: number) => boolean): number =>
    found.slice(index + 1).find(({ level }) => ends(level))?.start ?? document.length;
  return found.map((heading, index) => ({
    ...heading,
    sectionEnd: endOf(index, (level) => level <= heading.level),
    ownEnd: endOf(index, () => true),
  }));
};

const headingsIn = (document: string, { start, end }: MarkdownBlock) =>
  [...document.slice(start, end).matchAll(headingLine)].map((match) => {
    const [line, lead = "", marks = "", text = ""] = match;
    const at = start + match.index;
    return {
      level: marks.length,
      start: at,
      end: at + line.length,
      text: { start: at + lead.length, end: at + lead.length + text.length },
    };
  });

/** Without Markdown marks, case and `ё`. */
export const foldedHeading = (text: string): string =>
  clipText(text, 1_000)
    .replace(/[*_`~$#]/g, "")
    .replace(/^(?:\d+[.)])+\s*/, "")
    .replace(/[\s.:]+$/, "")
    .toLowerCase()
    .replaceAll("ё", "е");

/** The whole block that a span lies in: a paragraph, a list, a block of code. */
export const blockAround = (document: string, span: TextSpan): TextSpan => {
  const block = markdownBlocks(document).find(
    ({ start, end }) => start <= span.start && span.start < end,
  );
  return block === undefined ? span : { start: block.start, end: Math.max(block.end, span.end) };
};

/** The whole lines that a span lies in. */
export const linesAround = (document: string, { start, end }: TextSpan): TextSpan => {
  const lineEnd = document.indexOf("\n", end);
  return {
    start: document.lastIndexOf("\n", start - 1) + 1,
    end: lineEnd < 0 ? document.length : lineEnd,
  };
};

const listMark = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|#{1,6}[ \t]+)?/;
const sentences = new Intl.Segmenter("ru", { granularity: "sentence" });

/** The whole sentences that a span touches, without the mark of their list item. */
export const sentencesAround = (document: string, span: TextSpan): TextSpan => {
  const block = blockAround(document, span);
  const line = linesAround(document, { start: span.start, end: span.start });
  const isItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(document.slice(line.start, line.end));
  const from = isItem ? Math.max(block.start, line.start) : block.start;
  const offset = from + (listMark.exec(document.slice(from, block.end))?.[0].length ?? 0);
  const touched = [...sentences.segment(document.slice(offset, block.end))].filter(
    ({ index, segment }) =>
      offset + index < span.end && span.start < offset + index + segment.trimEnd().length,
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (first === undefined || last === undefined) return span;
  return {
    start: Math.min(offset + first.index, span.start),
    end: Math.max(offset + last.index + last.segment.trimEnd().length, span.end),
  };
};
