import { blockId } from "#lib/blocks/block-id.ts";
import type { StudyBlock } from "#lib/blocks/study-block.ts";

/** A Markdown text that stands for itself, such as a message or an answer, as one block. */
export const textBlock = (markdown: string): StudyBlock => {
  const source = { markdown, definitions: "", marks: [] };
  return { ...source, id: blockId(source) };
};
