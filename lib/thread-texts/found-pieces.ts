import type { FoundPassage } from "#lib/schemas/search.ts";
import type { WordForms } from "./text-query.ts";
import { type PlacedWord, placedWords } from "./text-words.ts";

/** Letters of a passage that are shown, and those of them before the first word that was found. */
const longest = 220;
const before = 60;

type Place = Omit<PlacedWord, "parts">;

/** Which words of a query a word of a text is, by their numbers. */
const answers = (word: string, query: readonly WordForms[]): number[] =>
  query.flatMap(({ word: asked, forms, prefix }, number) =>
    forms.includes(word) || (prefix && word.startsWith(asked)) ? [number] : [],
  );

interface Found extends Place {
  readonly numbers: readonly number[];
}

const foundWords = (text: string, query: readonly WordForms[]): Found[] =>
  placedWords(text).flatMap(({ parts, ...whole }) => {
    const numbers = answers(whole.word, query);
    if (numbers.length > 0) return [{ ...whole, numbers }];
    return parts.flatMap((part) => {
      const ofPart = answers(part.word, query);
      return ofPart.length > 0 ? [{ ...part, numbers: ofPart }] : [];
    });
  });

/** How many words of a query stand in a text. */
export const wordsFound = (text: string, query: readonly WordForms[]): number =>
  new Set(foundWords(text, query).flatMap(({ numbers }) => numbers)).size;

/** The first of the found words around which most words of the query stand. */
const bestStart = (found: readonly Found[]): number => {
  let best = { start: 0, words: 0 };
  for (const [index, { start }] of found.entries()) {
    const words = new Set<number>();
    for (let at = index; at < found.length; at += 1) {
      const next = found[at];
      if (next === undefined || next.end - start > longest - before) break;
      for (const number of next.numbers) words.add(number);
    }
    if (words.size > best.words) best = { start, words: words.size };
  }
  return best.start;
};

/** The end of a word, so that none is cut, within `reach` letters; else the place itself. */
const atGap = (text: string, place: number, reach: number): number => {
  for (let at = place; at > Math.max(0, place - reach); at -= 1) if (text[at] === " ") return at;
  return place;
};

const reach = 24;

const windowOf = (text: string, found: readonly Found[]) => {
  if (text.length <= longest) return { start: 0, end: text.length };
  const wanted = Math.min(Math.max(0, bestStart(found) - before), text.length - longest);
  const start = wanted === 0 ? 0 : atGap(text, wanted, reach);
  const last = Math.min(text.length, start + longest);
  return { start, end: last === text.length ? last : atGap(text, last, reach) };
};

/** The passage as one line, what is left out as an ellipsis, and the words that were found marked. */
export const foundPieces = (
  passage: string,
  query: readonly WordForms[],
): FoundPassage["pieces"] => {
  const text = passage.replaceAll(/\s+/g, " ").trim();
  const found = foundWords(text, query);
  const { start, end } = windowOf(text, found);
  const pieces: FoundPassage["pieces"] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to).toWellFormed(), marked });
  };
  let at = start;
  for (const word of found.filter((one) => one.start >= start && one.end <= end)) {
    add(at, word.start, false);
    add(word.start, word.end, true);
    at = word.end;
  }
  add(at, end, false);
  const [head] = pieces;
  if (start > 0 && head) pieces[0] = { ...head, text: `…${head.text.trimStart()}` };
  const tail = pieces.at(-1);
  if (end < text.length && tail) pieces[pieces.length - 1] = { ...tail, text: `${tail.text}…` };
  return pieces;
};
