import type { Concept, Question } from "../schemas/quiz.ts";
import { findQuestionFault } from "./check-question.ts";

/**
 * The check of a question made by rules: it is well formed, its passage is really in the note, and
 * its concept exists. Its key follows from how it was made.
 */
export const proveByRules = (
  question: Question,
  { note, concepts }: { note: string; concepts: readonly Concept[] },
): { proved: boolean; reason: string | null } => {
  const reason =
    findQuestionFault(question) ??
    (note.slice(question.evidence.start, question.evidence.end) === question.evidence.quote
      ? null
      : "passage_not_in_note") ??
    (question.conceptId === null || concepts.some(({ id }) => id === question.conceptId)
      ? null
      : "unknown_concept");
  return { proved: reason === null, reason };
};
