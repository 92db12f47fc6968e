import { splitBlocks, type TextBlock } from "#lib/blocks/split-blocks.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";

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

/** What goes into one question of a synthesis. */
export interface SynthesisPart {
  /** A part of the material; "" where notes are left that no part has room for. */
  readonly material: string;
  readonly notes: string;
  /** Whether these are all the notes, of which other parts take their share, or those of this part alone. */
  readonly share: "all" | "own";
}

/** Length of a part of the material, and of the notes that belong to it, in UTF-16 units. */
const partLength = 9_000;
/** Notes up to this length are shown to every part: no program knows better than a model what belongs where. */
const sharedLength = 12_000;
/** Pieces in which longer notes are dealt out. */
const pieceLength = 2_500;

/**
 * Divides a synthesis that is too long for one answer. Joined, the parts' material is the whole material; every piece of
 * the notes is shown to all parts, or to exactly one: the one that shares most words with it.
 */
export const planSynthesis = (material: string, notes: string): SynthesisPart[] => {
  const parts = splitParts(material, partLength);
  if (notes.length <= sharedLength)
    return parts.map((part) => ({ material: part, notes, share: "all" }));
  const dealt: string[][] = parts.map(() => []);
  const nearest = nearestPart(parts);
  let last = 0;
  for (const piece of splitParts(notes, pieceLength)) {
    last = nearest(piece, last);
    dealt[last]?.push(piece);
  }
  return parts.flatMap((part, index) =>
    packed(dealt[index] ?? []).map(
      (own, at): SynthesisPart => ({ material: at === 0 ? part : "", notes: own, share: "own" }),
    ),
  );
};

/** Pieces put together as far as they fit; at least one text, which may be empty. */
const packed = (pieces: readonly string[]): string[] => {
  const texts = [""];
  for (const piece of pieces) {
    const open = texts.at(-1) ?? "";
    if (open !== "" && open.length + piece.length > partLength) texts.push(piece);
    else texts[texts.length - 1] = open + piece;
  }
  return texts;
};

/** Makes the choice of the part that a piece belongs to: rare words count more; `before` where nothing tells. */
const nearestPart = (parts: readonly string[]): ((piece: string, before: number) => number) => {
  const words = parts.map((part) => new Set(contentWords(part)));
  const weightOf = (word: string): number => {
    const holders = words.filter((one) => one.has(word)).length;
    return holders === 0 ? 0 : Math.log(1 + words.length / holders);
  };
  return (piece, before) => {
    const own = [...new Set(contentWords(piece))].map((word) => ({ word, weight: weightOf(word) }));
    const scores = words.map((part) =>
      own.reduce((sum, { word, weight }) => sum + (part.has(word) ? weight : 0), 0),
    );
    const best = Math.max(...scores);
    return best === 0 || scores[before] === best ? before : scores.indexOf(best);
  };
};
