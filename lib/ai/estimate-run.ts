import type { RunRates } from "../schemas/model-settings.ts";
import { type StudyPlan, usualQuiz, usualStudy } from "../threads/run-usage.ts";
import type { Prices, Usage } from "./prices.ts";

/** What a finished quiz took. */
export interface PastQuiz extends Usage {
  readonly noteCharacters: number;
}

/** What a finished study document took up to its questions. */
export interface PastStudy extends Usage, Omit<StudyPlan, "answersAlone"> {}

/**
 * How many times of what is usual the last runs took, and what it costs.
 * @param models `provider:model` of each that works in a run
 */
const runRates = <Past extends Usage>(
  past: readonly Past[],
  usual: (run: Past) => Usage,
  models: readonly string[],
  prices: Prices,
): RunRates => {
  const times = (of: keyof Usage): number => {
    const took = past.reduce((total, run) => total + run[of], 0);
    return took > 0 ? took / past.reduce((total, run) => total + usual(run)[of], 0) : 1;
  };
  const known = models.flatMap((model) => (Object.hasOwn(prices, model) ? [prices[model]] : []));
  return {
    inputTimes: times("inputTokens"),
    outputTimes: times("outputTokens"),
    prices: known.length === models.length ? known.filter((one) => one !== undefined) : null,
  };
};

/** Of the last quizzes; long ones count for more. */
export const quizRates = (
  past: readonly PastQuiz[],
  models: readonly string[],
  prices: Prices,
): RunRates => runRates(past, ({ noteCharacters }) => usualQuiz(noteCharacters), models, prices);

/** Of the last study documents. */
export const studyRates = (
  past: readonly PastStudy[],
  models: readonly string[],
  prices: Prices,
): RunRates => runRates(past, (run) => usualStudy({ ...run, answersAlone: false }), models, prices);
