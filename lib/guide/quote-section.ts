import { contentWords } from "#lib/text/content-words.ts";
import { proseOf } from "./answer-by-rules.ts";
import type { GuideSection } from "./guide-sections.ts";

/** Words that a question holds whatever it is about. */
const asking = new Set(
  contentWords(
    "what which where when why how does do did should would could must need want like i you we they me my it this that there some any " +
      "happen happens mean means if but so please tell show find get make made use using work works way step button click possible able " +
      "что какой какая какое какие где когда почему зачем как куда откуда сколько нужно надо должен должна можно ли я мне мы вы они мой это этот эта если но " +
      "шаг кнопка кнопку нажать значит будет делать сделать сделал хочу могу пользоваться использовать работает работать найти показать покажи скажи пожалуйста",
  ),
);

/**
 * The words of a question that tell what it is about, as stems.
 * @param plain names that tell nothing here, such as that of the product
 */
export const questionWords = (question: string, plain: readonly string[] = []): string[] => {
  const dropped = new Set(plain.flatMap((name) => contentWords(name)));
  return [...new Set(contentWords(question))].filter(
    (word) => !asking.has(word) && !dropped.has(word),
  );
};

/** From this share of a question's words on a title is what is asked about. */
const leastTitled = 0.6;

/** Whether a section's title says most of what a question is about. */
export const titleCovers = (title: string, words: readonly string[]): boolean => {
  if (words.length === 0) return false;
  const titled = new Set(contentWords(title));
  return words.filter((word) => titled.has(word)).length >= leastTitled * words.length;
};

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
