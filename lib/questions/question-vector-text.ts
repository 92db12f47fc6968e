import type { Question } from "../schemas/quiz.ts";

/**
 * The text by which a question is compared with earlier ones: what is asked, the right answer and
 * the code. Wrong options are left out: the same question with other distractors is a repeat.
 */
export const questionVectorText = (
  question: Pick<Question, "type" | "stem" | "answer" | "code">,
): string =>
  [question.stem, question.type === "true_false" ? null : question.answer, question.code]
    .filter((part) => part !== null && part.trim() !== "")
    .join("\n");
