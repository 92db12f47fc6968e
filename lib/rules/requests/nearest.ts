import { type DocumentHeading, documentHeadings } from "#lib/editing/edit-section.ts";
import type { NearestPassage } from "#lib/quotes/quote-search.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { codeUnits, editDistance } from "#lib/text/edit-distance.ts";
import { foldedWords } from "#lib/text/words.ts";

const mostNearest = 3;
/** Longer phrases are looked for by other means. */
const mostWords = 6;
/** Of more letters than this share different, they are other words. */
const mostDifferent = 0.34;
const longestPhrase = 80;

/**
 * The words of a document that are most like others: as many in a row in one line, with the fewest letters changed. Linear
 * in the document's length.
 */
export const nearestWords = (document: string, words: string): NearestPassage[] => {
  const wanted = foldedWords(words).join(" ");
  const count = wanted === "" ? 0 : wanted.split(" ").length;
  if (count === 0 || count > mostWords || wanted.length > longestPhrase) return [];
  const units = codeUnits(wanted);
  const limit = Math.floor(wanted.length * mostDifferent);
  const best = new Map<string, NearestPassage>();
  for (const { start, text } of phrasesOf(document, count)) {
    const folded = foldedWords(text).join(" ");
    if (best.has(folded)) continue;
    const distance = editDistance(units, codeUnits(folded), limit);
    if (distance === 0 || distance > limit) continue;
    const similarity = 1 - distance / wanted.length;
    best.set(folded, { start, end: start + text.length, similarity, text });
  }
  return [...best.values()].toSorted((a, b) => b.similarity - a.similarity).slice(0, mostNearest);
};

/** So many words in a row, from each word of each line on. */
function* phrasesOf(document: string, count: number): Generator<{ start: number; text: string }> {
  for (const line of document.matchAll(/[^\n]+/g)) {
    const places = [...line[0].matchAll(/(?:\p{L}\p{M}*|\p{N})+/gu)];
    for (const [from, first] of places.entries()) {
      const last = places[from + count - 1];
      if (last === undefined) break;
      const text = line[0].slice(first.index, last.index + last[0].length);
      if (text.length <= 2 * longestPhrase) yield { start: line.index + first.index, text };
    }
  }
}

/** The headings that are most like others: by words in common, then by letters. */
export const nearestHeadings = (document: string, words: string): DocumentHeading[] => {
  const stems = new Set(contentWords(words));
  const wanted = codeUnits(foldedWords(words).join(" ").slice(0, longestPhrase));
  if (wanted.length === 0) return [];
  return documentHeadings(document)
    .map((heading) => {
      const title = heading.path.at(-1) ?? "";
      const own = new Set(contentWords(title));
      const shared = stems.intersection(own).size / Math.max(1, stems.size);
      const units = codeUnits(foldedWords(title).join(" ").slice(0, longestPhrase));
      const distance = editDistance(wanted, units);
      const like = 1 - distance / Math.max(wanted.length, units.length, 1);
      return { heading, score: Math.max(shared, like) };
    })
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNearest)
    .map(({ heading }) => heading);
};
