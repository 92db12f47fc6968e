import type { Question } from "../schemas/quiz.ts";
import { type NoteKnowledge, solveByRules } from "./offline/solve-by-rules.ts";

/**
 * Solves a question made by rules again, from the note and without its key: proved when the note
 * supports exactly one answer, and it is the key.
 */
export const proveByRules = (
  question: Question,
  known: NoteKnowledge,
): { proved: boolean; reason: string | null } => {
  const answers = solveByRules(question, known);
  const [only] = answers;
  if (only === undefined || answers.length > 1) {
    return {
      proved: false,
      reason: answers.length > 1 ? "several_right_answers" : "no_right_answer",
    };
  }
  const agrees = only === question.answer;
  return { proved: agrees, reason: agrees ? null : only };
};
