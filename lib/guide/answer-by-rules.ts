import { noteLanguage } from "../concepts/note-language.ts";
import { splitSentences } from "../concepts/split-sentences.ts";
import { contentWords } from "../questions/content-words.ts";
import type { GuideSection } from "./guide-section.ts";
import { isImperative } from "./imperatives.ts";
import { type OrderedList, orderedLists } from "./ordered-steps.ts";
import { requiresClick } from "./requires-click.ts";
import { titleWithParent } from "./section-title.ts";

export interface SectionStep {
  readonly text: string;
  readonly sourceId: string;
  readonly requiresClick: boolean;
}

export interface SectionAnswer {
  readonly answered: boolean;
  /** Markdown. */
  readonly answer: string;
  readonly steps: readonly SectionStep[];
  /** The sections that it rests on, the first one first. */
  readonly sourceIds: readonly string[];
}

/** Sections that are looked at for steps; those behind are found by chance. */
const mostSections = 3;
const mostSteps = 20;

/**
 * The answer of rules: the best section in its own words. An ordered list in it becomes the steps, word for word; prose
 * without one gives its sentences that tell the reader to do something.
 */
export const answerByRules = (
  question: string,
  sections: readonly GuideSection[],
): SectionAnswer => {
  const best = sections.slice(0, mostSections);
  const main = best.find((section) => stepsOf(section, question).length > 0) ?? best[0];
  if (!main) return { answered: false, answer: "", steps: [], sourceIds: [] };
  // The best one is shown, whichever the steps are of.
  const shown = [...new Set([main, ...best.slice(0, 1)])];
  return {
    answered: true,
    answer: shown.map((one) => `**${pathTitle(one)}**\n\n${one.text.trim()}`).join("\n\n"),
    steps: stepsOf(main, question),
    sourceIds: shown.map(({ id }) => id),
  };
};

/** A section of a task by its title and the one above. */
export const pathTitle = ({ title, path }: Pick<GuideSection, "title" | "path">): string =>
  titleWithParent({ title, headingPath: path });

/** The steps that a section holds for a question. */
export const stepsOf = ({ id, text }: GuideSection, question: string): SectionStep[] => {
  const wanted = new Set(contentWords(question));
  const list = bestList(orderedLists(text), wanted);
  const texts = list && list.items.length > 1 ? list.items : imperatives(text);
  return texts
    .slice(0, mostSteps)
    .map((step) => ({ text: step, sourceId: id, requiresClick: requiresClick(step) }));
};

/** Of several lists the one that shares most words with the question; the first of equals. */
const bestList = (
  lists: readonly OrderedList[],
  wanted: ReadonlySet<string>,
): OrderedList | undefined => {
  const shared = ({ intro, items }: OrderedList): number =>
    new Set(contentWords(`${intro} ${items.join(" ")}`).filter((word) => wanted.has(word))).size;
  return lists
    .map((list) => ({ list, words: shared(list), isOne: list.items.length > 1 }))
    .toSorted((a, b) => Number(b.isOne) - Number(a.isOne) || b.words - a.words)[0]?.list;
};

/** The sentences that tell the reader to do something, word for word. */
const imperatives = (markdown: string): string[] => {
  const language = noteLanguage(markdown);
  return proseOf(markdown)
    .flatMap((block) =>
      splitSentences(block, language).map(({ start, end }) => block.slice(start, end).trim()),
    )
    .filter((sentence) => isImperative(sentence, language));
};

/** The paragraphs and list items of a Markdown text, without headings, code and tables. */
export const proseOf = (markdown: string): string[] =>
  markdown
    .replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~).*$/gm, "")
    .split(/\n{2,}|\n(?=[^\S\n]*(?:[-*+]|\d+[.)])\s)/)
    .map((block) => block.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "").trim())
    .filter((block) => block !== "" && !/^(?:#|\||!\[|>\s*\[!)/.test(block));
