import { definitionIn } from "#lib/rules/definition-in.ts";
import { firstSentence } from "#lib/search/index-chunk.ts";
import { stopTerms, termsOf } from "#lib/search/terms-of.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { noteLanguage } from "../concepts/note-language.ts";
import { proseOf } from "./answer-by-rules.ts";
import type { GuideSection } from "./guide-sections.ts";

/** How a student asks what something is; the rest is what they ask about. */
const askings = [
  /^(?:what(?:'s|’s| is| are)|what do you call|define|explain)\s+(?:the (?:meaning|definition) of\s+)?(?<term>\S.*)$/iu,
  /^what (?:does|do)\s+(?<term>\S.{0,80}?)\s+mean$/iu,
  /^(?:а\s+)?(?:что такое|что (?:значит|означает)|что представляет собой|дай(?:те)? определение|определение)\s+(?<term>\S.*)$/iu,
];

/** A longer name asks for more than what something is. */
const mostWords = 5;

/** The words of the thing that a question asks to be explained; none when it asks for something else. */
export const termAsked = (question: string): readonly string[] => {
  const [plain = ""] = /^.*[^?!.…\s]/su.exec(question.trim().slice(0, 200)) ?? [];
  for (const asking of askings) {
    const term = asking.exec(plain)?.groups?.term?.replace(/^(?:an?|the)\s+|["“”«»'`*]/giu, "");
    if (term === undefined) continue;
    const words = informative(term);
    return term.split(/\s+/).length <= mostWords ? words : [];
  }
  return [];
};

const informative = (text: string): string[] =>
  termsOf(text).filter((term) => !stopTerms.has(term));

export interface SectionDefinition {
  readonly section: GuideSection;
  /** The paragraph that begins with the definition, word for word. */
  readonly text: string;
}

/**
 * What sections say that something is: the first of them that defines it, in its own words, else the beginning of one
 * that is about it. Null when none does.
 */
export const definitionInSections = (
  question: string,
  sections: readonly GuideSection[],
): SectionDefinition | null => {
  const asked = new Set(termAsked(question));
  if (asked.size === 0) return null;
  const isAsked = (term: string): boolean => {
    const words = new Set(informative(term));
    return words.size === asked.size && [...words].every((word) => asked.has(word));
  };
  for (const section of sections) {
    const text = definingText(section.text, isAsked);
    if (text !== null) return { section, text };
  }
  for (const section of sections) {
    const [beginning] = isAsked(section.title) ? proseOf(section.text) : [];
    const first = new Set(informative(firstSentence(beginning ?? "")));
    if (beginning !== undefined && [...asked].every((term) => first.has(term)))
      return { section, text: beginning };
  }
  return null;
};

/** The paragraph from its defining sentence on. */
const definingText = (markdown: string, isAsked: (term: string) => boolean): string | null => {
  const language = noteLanguage(markdown);
  for (const block of proseOf(markdown)) {
    const found = splitSentences(block, language).find(({ start, end }) =>
      isAsked(definitionIn(block.slice(start, end), language)?.term ?? ""),
    );
    if (found) return block.slice(found.start).trim();
  }
  return null;
};
