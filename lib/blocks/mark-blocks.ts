import { blockId } from "./block-id.ts";
import type { NamedBlock, SplitText } from "./block-memory.ts";
import type { EditMark, StudyBlock } from "./study-block.ts";

/** A block at its place in the document. */
export interface MarkedBlock extends StudyBlock, Pick<NamedBlock, "start" | "end" | "heading"> {}

/** The part of each mark that lies in the block, as offsets into it. */
const marksIn = (marks: readonly EditMark[], { start, end }: NamedBlock): EditMark[] =>
  marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({
      edit: mark.edit,
      start: Math.max(mark.start, start) - start,
      end: Math.min(mark.end, end) - start,
    }))
    .filter((mark) => mark.end > mark.start);

/** The document's blocks with the marks of its fresh edits, which are few: offsets into the document. */
export const markBlocks = (
  { text, blocks }: SplitText,
  marks: readonly EditMark[],
): MarkedBlock[] =>
  blocks.map((block) => {
    const { id, start, end, heading, definitions } = block;
    const markdown = text.slice(start, end);
    const own = marksIn(marks, block);
    const source = { markdown, definitions, marks: own };
    return { ...source, id: own.length > 0 ? blockId(source) : id, start, end, heading };
  });
