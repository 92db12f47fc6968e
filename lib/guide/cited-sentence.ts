import { contentWords } from "../questions/content-words.ts";

/** A step that shares less than this share of its words with every sentence was put in other words, or another language. */
const leastShare = 0.6;

export interface CitedSentence {
  /** Which of the blocks it stands in. */
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** The sentence of a section's blocks on which a step rests: the one that holds most of its words, the shortest of equals. */
export const citedSentence = (blocks: readonly string[], step: string): CitedSentence | null => {
  const wanted = new Set(contentWords(step));
  const [best] = blocks
    .flatMap((text, block) =>
      [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)].map(
        ({ segment, index }) => {
          const own = new Set(contentWords(segment));
          const shared = [...wanted].filter((word) => own.has(word)).length;
          const start = index + segment.length - segment.trimStart().length;
          return { block, start, end: index + segment.trimEnd().length, shared };
        },
      ),
    )
    .toSorted((a, b) => b.shared - a.shared || a.end - a.start - (b.end - b.start));
  if (best === undefined || best.shared === 0 || best.shared < leastShare * wanted.size)
    return null;
  const { block, start, end } = best;
  return { block, start, end };
};
