import type { NoteSentence } from "../concepts/read-note.ts";
import type { Span } from "../schemas/quiz.ts";

/** Sentences on each side of a passage that are shown with it, so that it can be understood. */
const around = 1;

/** Longest text of sentences in one request, in UTF-16 units; about 3,000 tokens of Russian. */
const longestMaterial = 12_000;

/** The sentences that touch one of the spans, with their neighbours, in the note's order. */
export const sentencesAround = (
  sentences: readonly NoteSentence[],
  spans: readonly Span[],
): NoteSentence[] => {
  const chosen = new Set<number>();
  for (const { start, end } of spans) {
    const first = firstIndex(sentences, (sentence) => sentence.end > start);
    const after = firstIndex(sentences, (sentence) => sentence.start >= end);
    const to = Math.min(sentences.length, after + around);
    for (let index = Math.max(0, first - around); index < to; index += 1) chosen.add(index);
  }
  const order = [...chosen].sort((left, right) => left - right);
  return withinLength(order.flatMap((index) => sentences[index] ?? []));
};
/** The part of the sentences that belongs to one of several batches of a direct quiz. */
export const sentencesOfPart = (
  sentences: readonly NoteSentence[],
  part: number,
  parts: number,
): NoteSentence[] => {
  const from = Math.floor((part * sentences.length) / parts);
  const to = Math.floor(((part + 1) * sentences.length) / parts);
  return withinLength(sentences.slice(from, Math.max(to, from + 1)));
};

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
