import type { Question } from "../schemas/quiz.ts";
import { normaliseAnswer } from "./normalise-answer.ts";

/**
 * What is asked, without the answer: two questions of a quiz with the same key and different answers
 * would contradict each other. The code belongs to it, as "What does this print?" asks of the code.
 */
export const stemKey = ({ stem, code }: Pick<Question, "stem" | "code">): string =>
  `${normaliseAnswer(stem)}\n${code ?? ""}`;
