import type { ReadNote } from "#lib/concepts/read-note.ts";
import { upperFirst } from "#lib/rules/definitions/bare-definition.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept, Question } from "#lib/schemas/quiz.ts";
import type { Fact } from "./fact.ts";
import { phrases } from "./phrases.ts";
import { readFacts } from "./read-facts.ts";

/** A question as its solver sees it. */
export type KeylessQuestion = Pick<Question, "stem" | "options">;

/** What a note says, in the forms in which rules ask for it. */
export interface NoteKnowledge {
  readonly facts: readonly Fact[];
  readonly language: Language;
}

export const readKnowledge = (note: ReadNote, concepts: readonly Concept[]): NoteKnowledge => ({
  facts: readFacts(note, concepts),
  language: note.language,
});

/**
 * Every answer that the note supports to a question made by rules, found without its key. A good
 * question has exactly one; one of another maker has none.
 */
export const solveByRules = ({ stem, options }: KeylessQuestion, known: NoteKnowledge): string[] =>
  (options ?? []).filter((option) => isRight(stem, option, known));

const isRight = (stem: string, option: string, { facts, language }: NoteKnowledge): boolean => {
  const say = phrases[language];
  const label = (text: string) => upperFirst(text, language);
  return facts.some(
    ({ term, meaning }) =>
      (label(term) === option && stem === say.termOfMeaning(label(meaning))) ||
      (label(meaning) === option && stem === say.meaningOfTerm(label(term))),
  );
};
