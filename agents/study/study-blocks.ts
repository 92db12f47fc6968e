import { blockId } from "../../lib/blocks/block-id.ts";
import type { SplitText } from "../../lib/blocks/block-memory.ts";
import { type MarkedBlock, markBlocks } from "../../lib/blocks/mark-blocks.ts";
import type { EditMark, StudyBlock } from "../../lib/blocks/study-block.ts";
import type { EditView } from "../../lib/schemas/study.ts";

/** Edits whose words are marked in the document: those that a reader still asks about. */
const markedEdits = 20;

/** The words of the newest edits that stand, in the text of their revision. */
const freshMarks = (edits: readonly EditView[]): EditMark[] =>
  edits
    .slice(-markedEdits)
    .flatMap(({ number, place }) =>
      place !== null && place.end > place.start
        ? [{ edit: number, start: place.start, end: place.end }]
        : [],
    );

/** The document's blocks as the page shows them. */
export const documentBlocks = (text: SplitText, edits: readonly EditView[]): MarkedBlock[] =>
  markBlocks(text, freshMarks(edits));

/** A Markdown text that stands for itself, such as a message or an answer, as one block. */
export const textBlock = (markdown: string): StudyBlock => {
  const source = { markdown, definitions: "", marks: [] };
  return { ...source, id: blockId(source) };
};
