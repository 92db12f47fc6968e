import type { Question } from "../schemas/quiz.ts";

/**
 * The text by which a question is compared with earlier ones: what is asked, the right answer and
 * the code. Wrong options are left out: the same question with other distractors is a repeat. The answer of a free
 * recall is a whole passage, and nothing is compared with it.
 */
export const questionVectorText = (
  question: Pick<Question, "type" | "stem" | "answer" | "code">,
): string =>
  [question.stem, isCompared(question.type) ? question.answer : null, question.code]
    .filter((part) => part !== null && part.trim() !== "")
    .join("\n");

const isCompared = (type: Question["type"]): boolean =>
  type !== "true_false" && type !== "free_recall";
