import {
  frontMatterEnd,
  type MarkdownNode,
  notePieces,
  parseBlocks,
} from "#lib/notes/read-note.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";

/** A link to a line of the student's notes, as the page and the sanitiser know it: `[[12]](#note-L12)`. */
export const noteLink = (line: number): string => `[[${line}]](#note-L${line})`;

/** Every such link in a text. */
export const noteLinkPattern = /\[\[\d{1,7}\]\]\(#note-L\d{1,7}\)/g;

/** Makes the function from an offset to the number of its line, from 1. Lines end in LF. */
export const lineFinder = (text: string): ((offset: number) => number) => {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
};

/** A block at the top of a Markdown text, as UTF-16 offsets into it; `end` exclusive. */
export interface TopBlock {
  readonly start: number;
  readonly end: number;
  readonly type: MarkdownNode["type"];
  /** Depth of a heading; null for everything else. */
  readonly depth: number | null;
}

/**
 * The blocks at the top of a Markdown text, in order, as the parser of the notes sees them: tables and formulas, too.
 * Front matter is none.
 * A megabyte takes a second or two, in which other work can run.
 */
export const topBlocks = async (markdown: string): Promise<TopBlock[]> => {
  const turn = takeTurns();
  const blocks: TopBlock[] = [];
  for (const piece of notePieces(markdown)) {
    blocks.push(...blocksOf(markdown, piece));
    await turn();
  }
  const begin = frontMatterEnd(markdown);
  return begin === 0 ? blocks : blocks.filter(({ start }) => start >= begin);
};

const blocksOf = (markdown: string, piece: Span): TopBlock[] => {
  // The parser drops a byte order mark and does not count it.
  const from = markdown.charCodeAt(piece.start) === 0xfeff ? piece.start + 1 : piece.start;
  return parseBlocks(markdown.slice(from, piece.end)).children.flatMap((node): TopBlock[] => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return [];
    const depth = node.type === "heading" ? node.depth : null;
    return [{ start: from + start, end: from + end, type: node.type, depth }];
  });
};
