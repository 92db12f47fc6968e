import { splitBlocks } from "../blocks/split-blocks.ts";

/**
 * A text and its continuation in one. Models like to begin a continuation with the title again, or with the end of what
 * stands: such blocks are left out. Nothing else is.
 */
export const joinParts = (before: string, more: string): string => {
  const told = splitBlocks(before).map(({ start, end }) => before.slice(start, end).trim());
  const blocks = splitBlocks(more);
  const titled = blocks[0]?.heading?.level === 1 && more.slice(0, blocks[0].end).trim() === told[0];
  const added = titled ? blocks.slice(1) : blocks;
  const texts = added.map(({ start, end }) => more.slice(start, end).trim());
  const first = added[repeated(told, texts)];
  return [before.trim(), first ? more.slice(first.start).trim() : ""].filter(Boolean).join("\n\n");
};

/** How many of the first texts are the last ones of what was told. */
const repeated = (told: readonly string[], texts: readonly string[]): number => {
  for (let count = Math.min(told.length, texts.length); count > 0; count -= 1) {
    const end = told.slice(-count);
    if (end.every((text, index) => text === texts[index])) return count;
  }
  return 0;
};
