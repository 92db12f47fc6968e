import { atxHeading, type BlockHeading, setextHeading } from "./block-heading.ts";
import { type MarkdownLine, markdownLines } from "./markdown-lines.ts";
import {
  type BlockKind,
  effectOfLine,
  type OpenBlock,
  openBlock,
  outlivesBlank,
} from "./open-block.ts";

/** A top-level piece of Markdown; offsets in UTF-16 units, `end` exclusive. A table is a paragraph here. */
export interface TextBlock {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly heading: BlockHeading | null;
}

const closed = (text: string, { kind, start, end, underlined }: OpenBlock): TextBlock => {
  if (underlined) {
    return { kind: "heading", start, end, heading: setextHeading(text.slice(start, end)) };
  }
  const heading = kind === "heading" ? atxHeading(text.slice(start, end)) : null;
  return { kind, start, end, heading };
};

/** What there is after the line: closed blocks are added to `blocks`, and the one still open comes back. */
const takeLine = (
  text: string,
  line: MarkdownLine,
  open: OpenBlock | null,
  blocks: TextBlock[],
): OpenBlock | null => {
  const effect = open ? effectOfLine(open, line) : "next block";
  if (effect === "next block" || !open) {
    if (open) blocks.push(closed(text, open));
    return openBlock(line);
  }
  open.end = line.end;
  open.afterBlank = false;
  if (effect === "goes on") return open;
  blocks.push(closed(text, open));
  return null;
};

/**
 * The top-level blocks of a Markdown text, in order; between them is white space alone. It cuts only where
 * CommonMark certainly begins another block, so that each piece on its own means what it means in the text;
 * what is in doubt stays together. One pass over the lines: 1 MB takes some 30 ms, a parser seconds.
 */
export const splitBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let open: OpenBlock | null = null;
  for (const line of markdownLines(text)) {
    if (line.text !== "") open = takeLine(text, line, open, blocks);
    else if (open && !outlivesBlank(open)) {
      blocks.push(closed(text, open));
      open = null;
    }
  }
  if (open) blocks.push(closed(text, open));
  return blocks;
};
