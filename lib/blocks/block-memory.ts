import { takeTurns } from "../take-turns.ts";
import { blockId } from "./block-id.ts";
import { countWords } from "./count-words.ts";
import { definitionsFor, linkDefinitions } from "./link-definitions.ts";
import { splitBlocks, type TextBlock } from "./split-blocks.ts";

/** A block with what it needs to be rendered; `id` is its name as long as it has no marks. */
export interface NamedBlock extends TextBlock {
  readonly id: string;
  readonly definitions: string;
}

/** A text cut into its blocks. */
export interface SplitText {
  readonly text: string;
  readonly blocks: readonly NamedBlock[];
  readonly words: number;
}

const split = async (text: string): Promise<SplitText> => {
  const turn = takeTurns();
  const blocks = splitBlocks(text);
  await turn();
  const known = linkDefinitions(text, blocks);
  const named: NamedBlock[] = [];
  let words = 0;
  for (const block of blocks) {
    await turn();
    const markdown = text.slice(block.start, block.end);
    const definitions = block.kind === "code" ? "" : definitionsFor(markdown, known);
    named.push({ ...block, definitions, id: blockId({ markdown, definitions, marks: [] }) });
    words += countWords(text, [block]);
  }
  return { text, blocks: named, words };
};

/** Characters of all texts that are remembered: dozens of usual documents, or some of the largest. */
const maxRemembered = 8_000_000;

/**
 * Splits texts and remembers the newest results, so that polls and requests for blocks of one text cut it once.
 * The text itself is the key: it needs no revision, and a draft that grows has none. Other work runs in between:
 * 300,000 blocks of one letter take seconds.
 */
export const createBlockMemory = (): ((text: string) => Promise<SplitText>) => {
  const known = new Map<string, Promise<SplitText>>();
  let size = 0;
  return (text) => {
    const found = known.get(text) ?? split(text);
    if (known.delete(text)) size -= text.length;
    known.set(text, found);
    size += text.length;
    for (const [oldest] of known) {
      if (size <= maxRemembered || known.size === 1) break;
      known.delete(oldest);
      size -= oldest.length;
    }
    return found;
  };
};
