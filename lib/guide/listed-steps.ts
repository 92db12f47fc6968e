import { noteLanguage } from "../concepts/note-language.ts";
import { contentWords } from "../questions/content-words.ts";
import type { Language } from "../schemas/language.ts";
import type { SectionStep } from "./answer-by-rules.ts";
import type { GuideSection } from "./guide-section.ts";
import { orderedLists } from "./ordered-steps.ts";
import { requiresClick } from "./requires-click.ts";

/** From this share of a list item's words on a step retells it. */
const leastShare = 0.5;

/**
 * Steps that retell one ordered list of a section become its items, word for word: a manual's own list needs no other words.
 * Steps in another language than the list, and such that leave items out or join them with others, stay as they are.
 */
export const listedSteps = (
  steps: readonly SectionStep[],
  sections: readonly GuideSection[],
  language: Language,
): readonly SectionStep[] => {
  const [first] = steps;
  const section = sections.find(({ id }) => id === first?.sourceId);
  if (!section || !steps.every(({ sourceId }) => sourceId === section.id)) return steps;
  if (noteLanguage(section.text) !== language) return steps;
  const list = orderedLists(section.text).find(
    ({ items }) =>
      items.length === steps.length &&
      items.every((item, index) => retells(steps[index]?.text ?? "", item)),
  );
  return (
    list?.items.map((text, index) => ({
      text,
      sourceId: section.id,
      requiresClick: steps[index]?.requiresClick ?? requiresClick(text),
    })) ?? steps
  );
};

const retells = (step: string, item: string): boolean => {
  const words = new Set(contentWords(item));
  if (words.size === 0) return false;
  const told = new Set(contentWords(step));
  return [...words].filter((word) => told.has(word)).length >= leastShare * words.size;
};
