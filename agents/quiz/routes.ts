import type { QuizStateValue } from "./state.ts";

/** Rounds of replacement after the first set of questions (spec: up to 2). */
export const replacementRounds = 2;

export const afterAnalysis = (state: Pick<QuizStateValue, "strategy">) =>
  state.strategy === "direct_quiz" ? "generate_questions" : "look_up_cache";

export const afterCache = (state: Pick<QuizStateValue, "cacheHit">) =>
  state.cacheHit ? "generate_questions" : "parse";

/** A note without concepts is asked about directly. */
export const afterParse = (state: Pick<QuizStateValue, "conceptCount">) =>
  state.conceptCount > 0 ? "fact_check" : "generate_questions";

export const afterRepeats = (state: Pick<QuizStateValue, "missing" | "round">) =>
  state.missing > 0 && state.round < replacementRounds ? "generate_questions" : "ready";
