import type { QuizStateValue } from "./state.ts";

/** Rounds of replacement after the first set of questions (spec: up to 2). */
export const replacementRounds = 2;

export const afterCache = (state: Pick<QuizStateValue, "cacheHit">) =>
  state.cacheHit ? "generate_questions" : "fact_check";

export const afterRepeats = (state: Pick<QuizStateValue, "missing" | "round">) =>
  state.missing > 0 && state.round < replacementRounds ? "generate_questions" : "ready";
