import type { Question } from "../schemas/quiz.ts";
import { sameAnswer } from "./same-answer.ts";

export interface Judgement {
  readonly correct: boolean;
  /** 0 to 1. */
  readonly score: number;
}

/** Judges an answer by program; null for an open question, which needs a judge that can read. */
export const judgeAnswer = (
  question: Pick<Question, "type" | "answer" | "accepted">,
  given: string,
): Judgement | null => {
  if (question.type === "open") return null;
  const correct =
    question.type === "fill_in"
      ? sameAnswer(given, question.answer, question.accepted)
      : singleSpaced(given) === singleSpaced(question.answer);
  return { correct, score: correct ? 1 : 0 };
};

/** An option is given by its text; only white space may differ, because options may differ by one sign. */
const singleSpaced = (text: string): string => text.replace(/\s+/g, " ").trim();
