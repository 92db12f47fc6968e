import { editDistance } from "./edit-distance.ts";
import { gramWindows } from "./gram-windows.ts";
import { formSlice } from "./normal-form.ts";
import type { QuoteCandidate } from "./placement.ts";
import type { QuoteSearch } from "./quote-search.ts";
import { snapToWords } from "./snap-boundaries.ts";

/** Short grams still meet in a text that was told in other words. */
const GRAM = 5;
const MOST_PASSAGES = 3;
/** Nothing that shares less with the quote helps the model. */
const LEAST_SIMILARITY = 0.3;
/** Passages are widened to the sentence, but no further. */
const SENTENCE_REACH = 120;
const SHORTEST = 12;
/** Longer quotes are compared by their beginning: the list is a hint, not a place. */
const LONGEST = 600;

/** Passages that share most with a quote that was not found, best first. */
export const nearestPassages = (search: QuoteSearch): QuoteCandidate[] => {
  const { skeleton, raw } = search.document;
  const units = search.quote.skeleton.units.subarray(0, LONGEST);
  if (units.length < SHORTEST) return [];
  const windows = gramWindows(skeleton.units, units, GRAM, 0, MOST_PASSAGES) ?? [];
  return windows
    .map(({ start, end }) => {
      const middle = (start + end) >> 1;
      const from = Math.max(
        0,
        Math.min(middle - (units.length >> 1), skeleton.units.length - units.length),
      );
      const to = Math.min(skeleton.units.length, from + units.length);
      return toSentence(raw, skeleton.from[from] as number, skeleton.to[to - 1] as number);
    })
    .map(([start, end]) => ({
      start,
      end,
      similarity: resemblance(units, formSlice(skeleton, start, end)),
    }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
};

const resemblance = (quoted: Uint16Array, passage: Uint16Array): number =>
  Math.max(
    0,
    1 -
      editDistance(quoted, passage.subarray(0, 2 * LONGEST)) /
        Math.max(quoted.length, passage.length),
  );

const toSentence = (raw: string, start: number, end: number): readonly [number, number] => {
  const before = raw.slice(Math.max(0, start - SENTENCE_REACH), start);
  const head = /(?:^|[.!?…]\s|\n)([^.!?…\n]*)$/.exec(before)?.[1]?.length ?? 0;
  const after = raw.slice(end, end + SENTENCE_REACH);
  const tail = /^[^.!?…\n]*[.!?…]?/.exec(after)?.[0].length ?? 0;
  return snapToWords(raw, [start - head, end + tail]);
};
