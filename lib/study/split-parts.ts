import { splitBlocks, type TextBlock } from "../blocks/split-blocks.ts";
import { noteLanguage } from "../concepts/note-language.ts";
import { splitSentences } from "../concepts/split-sentences.ts";

interface Border {
  readonly at: number;
  /** Depth of the heading that begins here; 7 for any other block, 8 for a place inside a long one. */
  readonly rank: number;
}

/**
 * A Markdown text in parts of at most `longest` characters, cut between blocks, before headings where it can be. A
 * longer paragraph is cut between sentences and a longer list between items; code, formulas and tables stay whole.
 * Together the parts are the text.
 */
export const splitParts = (markdown: string, longest: number): string[] => {
  const borders = splitBlocks(markdown).flatMap((block): Border[] => [
    { at: block.start, rank: block.heading?.level ?? 7 },
    ...(block.end - block.start > longest ? insideBorders(markdown, block) : []),
  ]);
  const parts: string[] = [];
  let start = 0;
  while (markdown.length - start > longest) {
    const at = chooseBorder(borders, start, longest);
    if (at === null) break;
    parts.push(markdown.slice(start, at));
    start = at;
  }
  return [...parts, markdown.slice(start)];
};

/** A part this small beside the limit is not cut off for the sake of a heading. */
const leastShare = 0.3;

/** The highest heading in reach, the last of its rank; else the last block that fits; else the first at all. */
const chooseBorder = (
  borders: readonly Border[],
  start: number,
  longest: number,
): number | null => {
  const ahead = borders.filter(({ at }) => at > start);
  const within = ahead.filter(({ at }) => at - start <= longest);
  const good = within.filter(({ at }) => at - start >= leastShare * longest);
  const rank = Math.min(...good.map((border) => border.rank));
  const best = good.findLast((border) => border.rank === rank) ?? within.at(-1) ?? ahead[0];
  return best?.at ?? null;
};

/** A paragraph with a row of dashes and bars is a table, which a splitter of blocks does not tell apart. */
const isTable = (source: string): boolean =>
  source.split("\n").some((line) => line.includes("|") && /^[ \t|:-]+$/.test(line));

const insideBorders = (markdown: string, { kind, start, end }: TextBlock): Border[] => {
  const source = markdown.slice(start, end);
  return offsetsInside(kind, source)
    .filter((at) => at > 0)
    .map((at) => ({ at: start + at, rank: 8 }));
};

const offsetsInside = (kind: TextBlock["kind"], source: string): number[] => {
  if (kind === "list") {
    return [...source.matchAll(/^(?:[-+*]|\d{1,9}[.)])[ \t]/gm)].map(({ index }) => index);
  }
  if (kind !== "paragraph" || isTable(source)) return [];
  return splitSentences(source, noteLanguage(source)).map((sentence) => sentence.start);
};
