import type { Question } from "../schemas/quiz.ts";
import { readTruth } from "./read-options.ts";
import { sameAnswer } from "./same-answer.ts";
import { seededOrder } from "./seeded-order.ts";

/** What a solver answered who did not see the key. */
export interface BlindSolution {
  readonly verdict:
    | "answered"
    | "no_right_answer"
    | "several_right_answers"
    | "not_in_material"
    | "material_wrong";
  /** The letter of an option, "true" or "false", the missing words, or an answer in words. */
  readonly answer: string | null;
}

export type Comparison =
  | { readonly result: "agrees" }
  | { readonly result: "differs"; readonly reason: string }
  /** An answer in words to an open question, which a judge must compare with the key. */
  | { readonly result: "open"; readonly words: string };

/** The options as the solver sees them: in another order than the student does, the same each time. */
export const blindOptions = ({ id, options }: Pick<Question, "id" | "options">): string[] | null =>
  options && seededOrder(`solve ${id}`, options);

/** Whether a blind solution agrees with the key. Anything short of agreement is disagreement. */
export const compareSolution = (question: Question, solution: BlindSolution | null): Comparison => {
  if (!solution) return { result: "differs", reason: "not solved" };
  if (solution.verdict !== "answered") return { result: "differs", reason: solution.verdict };
  switch (question.type) {
    case "multiple_choice":
      return agreement(
        chosenOption(question, solution.answer),
        (chosen) => chosen.trim() === question.answer,
      );
    case "true_false":
      return agreement(solution.answer, (truth) => readTruth(truth) === question.answer);
    case "fill_in":
      return agreement(solution.answer, (words) =>
        sameAnswer(words, question.answer, question.accepted),
      );
    case "open":
      return solution.answer?.trim()
        ? { result: "open", words: solution.answer }
        : { result: "differs", reason: "no answer" };
    case "free_recall":
      return { result: "differs", reason: "no key" };
  }
};

const agreement = (given: string | null, agrees: (given: string) => boolean): Comparison => {
  if (given === null || given.trim() === "") return { result: "differs", reason: "no answer" };
  return agrees(given) ? { result: "agrees" } : { result: "differs", reason: given };
};

/**
 * The option that a letter names in the solver's order; a capital is never an option's own text. Who answers in
 * Russian writes the Cyrillic letters that look the same.
 */
const chosenOption = (question: Question, answer: string | null): string | null => {
  const isOption = answer !== null && question.options?.includes(answer.trim());
  if (isOption && !/^[A-D]$/.test(answer.trim())) return answer;
  const letter = /^\(?([A-DАВС])(?:[).:]|$)/iu.exec(answer?.trim() ?? "")?.[1]?.toUpperCase();
  if (letter === undefined) return answer;
  const place = Math.max("ABCD".indexOf(letter), "АВС".indexOf(letter));
  return blindOptions(question)?.[place] ?? null;
};
