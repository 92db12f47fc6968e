import type { Question, SelfGrade } from "#lib/schemas/quiz.ts";
import { fillsGap } from "./same-answer.ts";

/** From this score on an open answer counts as right; below, it comes back among the mistakes. */
export const passScore = 0.6;

export interface Judgement {
  readonly correct: boolean;
  /** 0 to 1. */
  readonly score: number;
}

/**
 * What a student's own grade is worth. Knowing a part counts for half, and comes back among the mistakes, as an open
 * answer of that score does.
 */
export const selfJudgements: Readonly<Record<SelfGrade, Judgement>> = {
  knew: { correct: true, score: 1 },
  partly: { correct: false, score: 0.5 },
  not: { correct: false, score: 0 },
};

/** Judges an answer by program; null where somebody must read it: an open question's judge, or the student. */
export const judgeAnswer = (
  question: Pick<Question, "type" | "stem" | "answer" | "accepted">,
  given: string,
): Judgement | null => {
  if (question.type === "open" || question.type === "free_recall") return null;
  if (question.type === "ordering") return judgeOrder(question.answer, given);
  const correct =
    question.type === "fill_in"
      ? fillsGap(question, given)
      : singleSpaced(given) === singleSpaced(question.answer);
  return { correct, score: correct ? 1 : 0 };
};

/**
 * Partial credit for each step that comes right after the one before it, so that a single step in a wrong place does not
 * cost all that follow it. An answer of other steps is worth nothing.
 */
const judgeOrder = (key: string, given: string): Judgement => {
  const [right, order] = [key, given].map((text) => text.split("\n").map(singleSpaced));
  if (!right || !order || right.toSorted().join("\n") !== order.toSorted().join("\n"))
    return { correct: false, score: 0 };
  const kept = right.filter(
    (step, at) => at > 0 && order[order.indexOf(step) - 1] === right[at - 1],
  ).length;
  return { correct: kept === right.length - 1, score: kept / (right.length - 1) };
};

/** An option is given by its text; only white space may differ, because options may differ by one sign. */
const singleSpaced = (text: string): string => text.replace(/\s+/g, " ").trim();
