import { stemsOf } from "./stems-of.ts";
import { stopStems } from "./stop-stems.ts";

/** A term to look for, and how much finding it says. */
export interface QuestionTerm {
  readonly term: string;
  readonly weight: number;
}

/** What to look for when a question is asked, weightiest first. */
export const questionTerms = (question: string): QuestionTerm[] => {
  const stems = [...new Set(stemsOf(question))];
  const telling = stems.filter((stem) => !stopStems.has(stem));
  return (telling.length > 0 ? telling : stems).map((term) => ({ term, weight: 1 }));
};
