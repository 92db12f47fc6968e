import type { Question } from "../schemas/quiz.ts";
import { type NoteKnowledge, solveByRules } from "./offline/solve-by-rules.ts";
import { sameAnswer } from "./same-answer.ts";

/**
 * Solves a question made by rules again, from the note and without its key: proved when the note
 * supports exactly one answer, and it is the key.
 */
export const proveByRules = (
  question: Question,
  known: NoteKnowledge,
): { proved: boolean; reason: string | null } => {
  const { type, stem, options, code } = question;
  const answers = solveByRules({ type, stem, options, code }, known);
  const [only] = answers;
  if (only === undefined || answers.length > 1) {
    return {
      proved: false,
      reason: answers.length > 1 ? "several_right_answers" : "no_right_answer",
    };
  }
  const agrees =
    only === question.answer ||
    (type === "fill_in" && sameAnswer(only, question.answer, question.accepted));
  return { proved: agrees, reason: agrees ? null : only };
};
