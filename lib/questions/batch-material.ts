import type { NoteSentence } from "#lib/notes/read-note.ts";
import type { Span } from "#lib/schemas/quiz.ts";

/** The items in order, in as few groups of at most `size` as can be, all of about the same size. */
export const inBatches = <Item>(items: readonly Item[], size: number): Item[][] => {
  const count = Math.ceil(items.length / size);
  const part = (index: number) => Math.ceil((index * items.length) / count);
  return Array.from({ length: count }, (_, index) => items.slice(part(index), part(index + 1)));
};

/** Lines of a list or a table on each side of one, as one alone says little. */
const linesAround = 2;

/** Longest text of sentences in one request, in UTF-16 units; about 3,000 tokens of Russian. */
const longestMaterial = 12_000;

/**
 * The sentences that touch one of the spans, in the note's order, with what they are understood by:
 * the sentence before in the same paragraph or one that announces it, the lines around a line of a
 * list or a table, the header row of a table.
 */
export const sentencesAround = (
  sentences: readonly NoteSentence[],
  spans: readonly Span[],
): NoteSentence[] => {
  const chosen = new Set<number>();
  for (const { start, end } of spans) {
    const first = firstIndex(sentences, (sentence) => sentence.end > start);
    const after = firstIndex(sentences, (sentence) => sentence.start >= end);
    const from = first - neighbours(sentences[first], sentences[first - 1]);
    const to = after + (isLine(sentences[after - 1]) ? linesAround : 0);
    for (let index = Math.max(0, from); index < Math.min(to, sentences.length); index += 1)
      chosen.add(index);
  }
  const order = [...chosen].sort((left, right) => left - right);
  const found = order.flatMap((index) => sentences[index] ?? []);
  return withinLength(withHeaders(sentences, found));
};

/** Puts the header row of a table before its rows where it is not among them; one in doubt is in neither. */
const withHeaders = (
  sentences: readonly NoteSentence[],
  chosen: readonly NoteSentence[],
): NoteSentence[] => {
  const shown = new Set<NoteSentence>();
  for (const sentence of chosen) {
    const { header } = sentence;
    const row = header && sentences[firstIndex(sentences, ({ number }) => number >= header)];
    if (row && row.number === header) shown.add(row);
    shown.add(sentence);
  }
  return [...shown];
};

const isLine = (sentence: NoteSentence | undefined): boolean =>
  sentence !== undefined && sentence.role !== "text";

/** How many sentences before one are shown with it. */
const neighbours = (one: NoteSentence | undefined, before: NoteSentence | undefined): number => {
  if (isLine(one)) return linesAround;
  if (one === undefined || before === undefined) return 0;
  return one.block === before.block || announces(before) ? 1 : 0;
};

/** A formula on a line of its own, or an example, is named by the words before it. */
const announces = ({ text }: NoteSentence): boolean => text.trimEnd().endsWith(":");

/** The part of the sentences that belongs to one of several batches of a direct quiz; a table cut in two has its header in both. */
export const sentencesOfPart = (
  sentences: readonly NoteSentence[],
  part: number,
  parts: number,
): NoteSentence[] => {
  const from = Math.floor((part * sentences.length) / parts);
  const to = Math.floor(((part + 1) * sentences.length) / parts);
  return withinLength(withHeaders(sentences, sentences.slice(from, Math.max(to, from + 1))));
};

/** The sentences that a passage of the note touches, in its order. */
export const sentencesWithin = (
  sentences: readonly NoteSentence[],
  { start, end }: Span,
): NoteSentence[] =>
  sentences.slice(
    firstIndex(sentences, (sentence) => sentence.end > start),
    firstIndex(sentences, (sentence) => sentence.start >= end),
  );

/** Where the condition begins to hold, by binary search, because notes are long. */
const firstIndex = (
  sentences: readonly NoteSentence[],
  holds: (sentence: NoteSentence) => boolean,
): number => {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle];
    if (sentence && holds(sentence)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const withinLength = (sentences: readonly NoteSentence[]): NoteSentence[] => {
  let length = 0;
  return sentences.filter((sentence, index) => {
    length += sentence.text.length;
    return index === 0 || length <= longestMaterial;
  });
};
