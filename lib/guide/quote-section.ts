import { contentWords } from "../questions/content-words.ts";
import { proseOf } from "./answer-by-rules.ts";
import type { GuideSection } from "./guide-section.ts";
import { questionWords } from "./question-words.ts";

export interface QuotedAnswer {
  readonly section: GuideSection;
  /** Passages of it, word for word. */
  readonly quote: string;
}

/** From this share of the question's words on a passage answers it. */
const leastShare = 0.5;
const mostPassages = 2;

/**
 * The passages of the manual that a question is about, in the manual's own words; null when no passage holds enough of
 * its words. The first section is that of the step, and goes before the others.
 */
export const quoteSection = (
  question: string,
  sections: readonly GuideSection[],
): QuotedAnswer | null => {
  const wanted = new Set(questionWords(question));
  if (wanted.size === 0) return null;
  for (const section of sections) {
    const passages = proseOf(section.text)
      .map((text, index) => ({ text, index, share: sharedWith(text, wanted) }))
      .filter(({ share }) => share >= leastShare)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, mostPassages)
      .toSorted((a, b) => a.index - b.index);
    const quote = passages.map(({ text }) => text).join("\n\n");
    if (quote !== "") return { section, quote };
  }
  return null;
};

const sharedWith = (text: string, wanted: ReadonlySet<string>): number => {
  const words = new Set(contentWords(text));
  return [...wanted].filter((word) => words.has(word)).length / wanted.size;
};
