import { balanceDelimiters } from "./balance-delimiters.ts";
import { skeletonOf, typographicOf } from "./fold-tables.ts";
import { matchSequences } from "./match-sequences.ts";
import { narrowHunk } from "./narrow-hunk.ts";
import { occurrences } from "./prepared-document.ts";
import { repairsFor } from "./repair-escapes.ts";
import { snapToCharacters, snapToClusters } from "./snap-boundaries.ts";
import { type Hunk, textHunks } from "./text-hunks.ts";

/** A quote that differs from its passage by more insertions and deletions is replaced as a whole. */
const MOST_EDITS = 4000;
const SHORTEST_WORD = 3;
/** Marks that emphasise, quote or link; a change of the words inside leaves them standing. */
const delimiter = /[*_`~$]/;

/**
 * The new text of the passage that a quote was found at. Only what differs between the quote and the new text
 * is changed, so that emphasis, LaTeX delimiters, line breaks and typography survive that the model dropped or
 * mistyped in its quote.
 */
export const carryChange = (quote: string, newText: string, passage: string): string => {
  if (quote === passage) return newText;
  const repair = repairsFor(quote).find(
    (candidate, _, all) => candidate(quote) === passage || candidate === all.at(-1),
  );
  const quoted = repair?.(quote) ?? quote;
  const wanted = repair?.(newText) ?? newText;
  if (quoted === passage) return wanted;
  if (quoted.trim() === passage.trim())
    return passage.replace(/\S[\s\S]*\S|\S/, () => wanted.trim());
  const hunks = textHunks(quoted, wanted);
  if (hunks.length === 0) return passage;
  const partner = matchSequences(foldedUnits(quoted), foldedUnits(passage), MOST_EDITS);
  if (partner === null) return wanted.trim();
  return hunks
    .map((hunk) => narrowHunk(hunk, quoted, passage, partner))
    .reduceRight((text, hunk) => applyHunk(text, hunk, partner, quoted), passage);
};

const foldedUnits = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const skeleton = skeletonOf[unit] as number;
    units[index] = skeleton > 1 ? skeleton : typographicOf[unit] || unit;
  }
  return units;
};

/** Where the passage goes on after the quote's first `offset` units: behind the last one that agrees. */
const endBefore = (partner: Int32Array, offset: number): number => {
  for (let index = offset - 1; index >= 0; index--) {
    const at = partner[index] as number;
    if (at >= 0) return at + 1;
  }
  return 0;
};

/** Where the quote's units from `offset` on begin in the passage: at the first one that agrees. */
const startAfter = (partner: Int32Array, offset: number, length: number): number => {
  for (let index = offset; index < partner.length; index++) {
    const at = partner[index] as number;
    if (at >= 0) return at;
  }
  return length;
};

const applyHunk = (passage: string, hunk: Hunk, partner: Int32Array, quoted: string): string => {
  const [start, end] =
    hunk.from === hunk.to
      ? insertionPoint(passage, hunk, partner)
      : changedSpan(passage, hunk, partner, quoted);
  return passage.slice(0, start) + hunk.text + passage.slice(end);
};

/** Text that begins with a space goes behind the emphasis, formula or code that ends there, not into it. */
const insertionPoint = (
  passage: string,
  hunk: Hunk,
  partner: Int32Array,
): readonly [number, number] => {
  let at = endBefore(partner, hunk.from);
  const limit = startAfter(partner, hunk.from, passage.length);
  if (/^\s/.test(hunk.text)) while (at < limit && delimiter.test(passage[at] ?? "")) at++;
  return [at, at];
};

/** The part of the passage that the changed words of the quote stand for. */
const changedSpan = (
  passage: string,
  hunk: Hunk,
  partner: Int32Array,
  quoted: string,
): readonly [number, number] => {
  const removed = quoted.slice(hunk.from, hunk.to);
  const [only, another] = removed.length < SHORTEST_WORD ? [] : occurrences(passage, removed, 2);
  // What stands in the passage once is what is meant, even where words were swapped.
  const [start, end] =
    only !== undefined && another === undefined
      ? [only, only + removed.length]
      : alignedSpan(passage, hunk, partner, quoted);
  // The name of a command may change without its backslash, when the quote has one too.
  const snap = quoted[hunk.from - 1] === "\\" ? snapToClusters : snapToCharacters;
  const span = snap(passage, [start, end]);
  // A deletion takes the emphasis that it empties.
  return hunk.text.trim() === "" || delimiter.test(passage.slice(...span))
    ? balanceDelimiters(passage, span)
    : span;
};

const alignedSpan = (
  passage: string,
  { from, to }: Hunk,
  partner: Int32Array,
  quoted: string,
): readonly [number, number] => {
  const matchedFrom = partner[from] as number;
  const matchedTo = partner[to - 1] as number;
  let start = matchedFrom >= 0 ? matchedFrom : endBefore(partner, from);
  let end = matchedTo >= 0 ? matchedTo + 1 : startAfter(partner, to, passage.length);
  if (end < start) end = start;
  // Marks that the quote does not have lie around the words, not in them.
  if (matchedFrom < 0) while (start < end && isForeignMark(passage, start, quoted[from])) start++;
  if (matchedTo < 0) while (end > start && isForeignMark(passage, end - 1, quoted[to - 1])) end--;
  return [start, end];
};

const isForeignMark = (passage: string, at: number, quoted: string | undefined): boolean => {
  const mark = passage[at] ?? "";
  return mark !== quoted && (delimiter.test(mark) || /\s/.test(mark));
};
