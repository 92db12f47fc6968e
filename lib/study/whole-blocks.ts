import { splitBlocks } from "../blocks/split-blocks.ts";

/**
 * What stands for certain of a Markdown text that was cut off anywhere: its blocks without the last one, which the cut
 * may have gone through, and without headings that nothing follows then. "" when that leaves nothing.
 */
export const wholeBlocks = (cut: string): string => {
  const blocks = splitBlocks(cut).slice(0, -1);
  const last = blocks.findLast(({ heading }) => heading === null);
  return last === undefined ? "" : cut.slice(0, last.end).trim();
};
