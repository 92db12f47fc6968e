import { notePieces } from "../concepts/note-pieces.ts";
import { type MarkdownNode, parseBlocks } from "../concepts/parse-blocks.ts";
import type { Span } from "../schemas/quiz.ts";
import { takeTurns } from "../take-turns.ts";

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
 * A megabyte takes a second or two, in which other work can run.
 */
export const topBlocks = async (markdown: string): Promise<TopBlock[]> => {
  const turn = takeTurns();
  const blocks: TopBlock[] = [];
  for (const piece of notePieces(markdown)) {
    blocks.push(...blocksOf(markdown, piece));
    await turn();
  }
  return blocks;
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
