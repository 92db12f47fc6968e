import { namedItemCount } from "#lib/schemas/question-limits.ts";
import type { Question, SelfGrade } from "#lib/schemas/quiz.ts";
import { fillsGap, sameAnswer } from "./same-answer.ts";

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
  if (question.type === "matching") return share(matchedPairs(question.answer, given));
  if (question.type === "naming") return share(namedItems(question.answer, given));
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

/** Partial credit for each that is right. */
const share = (right: readonly boolean[]): Judgement => {
  const count = right.filter(Boolean).length;
  return { correct: count === right.length, score: count / right.length };
};

/**
 * Which terms have got what belongs to them: both texts hold a meaning on each line, in the order of the terms. None
 * where the answer does not hold each meaning once.
 */
export const matchedPairs = (key: string, given: string): boolean[] => {
  const [right = [], own = []] = [key, given].map((text) => text.split("\n").map(singleSpaced));
  const isWhole = right.toSorted().join("\n") === own.toSorted().join("\n");
  return right.map((meaning, at) => isWhole && meaning === own[at]);
};

/**
 * Which items of the key an answer names, on a line each or parted by commas or semicolons; each thing said counts for
 * one item. Case, spelling and slips are taken as in a gap, in any order.
 */
export const namedItems = (key: string, given: string): boolean[] => {
  const said = given
    .split(/[\n;]|,\s/)
    .map((line) => line.replace(/^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/, "").trim())
    .filter((line) => line !== "")
    .slice(0, namedItemCount.most);
  return key.split("\n").map((item) => {
    const at = said.findIndex((words) => sameAnswer(words, item));
    if (at !== -1) said.splice(at, 1);
    return at !== -1;
  });
};

/** An option is given by its text; only white space may differ, because options may differ by one sign. */
const singleSpaced = (text: string): string => text.replace(/\s+/g, " ").trim();
