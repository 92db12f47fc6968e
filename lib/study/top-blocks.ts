import { notePieces } from "../concepts/note-pieces.ts";
import { type MarkdownNode, parseBlocks } from "../concepts/parse-blocks.ts";

/** A block at the top of a Markdown text, as UTF-16 offsets into it; `end` exclusive. */
export interface TopBlock {
  readonly start: number;
  readonly end: number;
  readonly type: MarkdownNode["type"];
  /** Depth of a heading; null for everything else. */
  readonly depth: number | null;
}

/** The blocks at the top of a Markdown text, in order. Costs a second for half a megabyte. */
export const topBlocks = (markdown: string): TopBlock[] =>
  notePieces(markdown).flatMap((piece) => {
    // The parser drops a byte order mark and does not count it.
    const from = markdown.charCodeAt(piece.start) === 0xfeff ? piece.start + 1 : piece.start;
    return parseBlocks(markdown.slice(from, piece.end)).children.flatMap((node): TopBlock[] => {
      const start = node.position?.start.offset;
      const end = node.position?.end.offset;
      if (start === undefined || end === undefined) return [];
      const depth = node.type === "heading" ? node.depth : null;
      return [{ start: from + start, end: from + end, type: node.type, depth }];
    });
  });
