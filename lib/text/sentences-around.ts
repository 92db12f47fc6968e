import type { Language } from "#lib/schemas/language.ts";
import { splitSentences } from "./split-sentences.ts";
import { overlap, type TextSpan } from "./text-span.ts";

/** Longer sentences are quoted in part. */
const longestSentence = 600;

/** The sentences, or the row of a table, in which a quote stands, for what is quoted of it; a longer sentence is quoted in part. */
export const sentencesAround = (
  text: string,
  { start, end }: TextSpan,
  language: Language,
): TextSpan => {
  const from = text.lastIndexOf("\n\n", start) + 1;
  const until = text.indexOf("\n\n", end);
  const block = text.slice(from, until < 0 ? text.length : until);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const line = { start: lineStart, end: lineEnd < 0 ? text.length : lineEnd };
  const isRow = text.slice(line.start).trimStart().startsWith("|");
  const touched = isRow
    ? [line]
    : splitSentences(block, language)
        .map((one) => ({ start: one.start + from, end: one.end + from }))
        .filter((one) => overlap(one, { start, end }));
  const whole = {
    start: Math.min(start, ...touched.map((one) => one.start)),
    end: Math.max(end, ...touched.map((one) => one.end)),
  };
  return whole.end - whole.start > longestSentence ? { start, end } : whole;
};
