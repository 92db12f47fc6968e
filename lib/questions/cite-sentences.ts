import type { NoteSentence } from "../concepts/read-note.ts";
import type { Passage } from "../schemas/quiz.ts";

/**
 * The passage that sentence numbers point at: from the first to the last when they follow each
 * other, else the first run of them. Null when a number is not among the sentences given.
 */
export const citeSentences = (
  note: string,
  sentences: readonly NoteSentence[],
  numbers: readonly number[],
): Passage | null => {
  const cited = [...new Set(numbers)]
    .sort((left, right) => left - right)
    .map((number) => sentences.find((sentence) => sentence.number === number));
  const [first] = cited;
  if (!first || cited.includes(undefined)) return null;
  let last = first;
  for (const sentence of cited) {
    if (sentence && sentence.number === last.number + 1) last = sentence;
  }
  return { quote: note.slice(first.start, last.end), start: first.start, end: last.end };
};
