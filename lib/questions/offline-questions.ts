import type { Language } from "../schemas/language.ts";
import { definitionQuestions } from "./offline/definition-questions.ts";
import type { Fact, OfflineDraft } from "./offline/fact.ts";
import { findQuestionFault } from "./question-from-reply.ts";

/** Facts on each side that wrong options are taken from: those of the same chapter. */
const reach = 30;

/**
 * The questions of which rules are sure: from a note's definitions. The same note yields the same questions in the
 * same order. One after the other, because those of a note of 1 MB take seconds, and a server has other work to do in
 * between.
 */
export function* offlineQuestions(
  facts: readonly Fact[],
  language: Language,
  seed: string,
): Generator<OfflineDraft> {
  for (const [at, fact] of facts.entries()) {
    const near = facts.slice(Math.max(0, at - reach), at + reach + 1);
    const drafts = definitionQuestions(fact, near, language, seed);
    yield* drafts.filter((draft) => findQuestionFault(draft) === null);
  }
}
