import { contentWords } from "#lib/text/content-words.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { itemMark, longestPassage } from "./quoted-words.ts";

/** A shorter beginning of a paragraph says too little: then it ends within a sentence. */
const shortestPassage = 300;

/**
 * The paragraphs of a section that have most words of a question, of at most `longestPassage` characters; the section itself where it
 * is not longer. What is quoted of the passage is looked for in the manual later, so a longer paragraph, list or table is cut where
 * a sentence, an item or a row ends.
 */
export const nearestPart = (section: string, question: string): string => {
  if (section.length <= longestPassage) return section;
  const wanted = new Set(contentWords(question));
  const parts: string[] = [];
  for (const block of section.split("\n\n")) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + block.length + 2 <= longestPassage)
      parts[parts.length - 1] = `${last}\n\n${block}`;
    else parts.push(beginningOf(block));
  }
  const shared = (part: string) => wanted.intersection(new Set(contentWords(part))).size;
  return parts.reduce((best, part) => (shared(part) > shared(best) ? part : best));
};

const beginningOf = (block: string): string => {
  if (block.length <= longestPassage) return block;
  const ends = [...sentenceEnds(block), ...lineEnds(block)].filter((end) => end <= longestPassage);
  const end = Math.max(0, ...ends);
  if (end >= shortestPassage) return block.slice(0, end);
  const space = Math.max(
    block.lastIndexOf(" ", longestPassage),
    block.lastIndexOf("\n", longestPassage),
  );
  return block.slice(0, space >= shortestPassage ? space : longestPassage).toWellFormed();
};

/** Where sentences end in either language, as notes are in one and manuals in any; the row of a table is none and has none. */
const sentenceEnds = (block: string): number[] => {
  const [english, russian] = (["en", "ru"] as const).map(
    (language) => new Set(splitSentences(block, language).map(({ end }) => end)),
  );
  const inRow = (end: number) =>
    block
      .slice(block.lastIndexOf("\n", end - 1) + 1, end)
      .trimStart()
      .startsWith("|");
  return english && russian ? [...english.intersection(russian)].filter((end) => !inRow(end)) : [];
};

/** Where a line ends that is a whole item or row, as the next one begins another. */
const lineEnds = (block: string): number[] =>
  [...block.matchAll(/\n/g)].flatMap(({ index }) =>
    itemMark.test(block.slice(index + 1, index + 100)) ? [index] : [],
  );
