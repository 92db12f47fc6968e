import { type FSRS, type FSRSState, fsrs } from "ts-fsrs";
import type { Fitness } from "#lib/schemas/card-fit.ts";
import { grades } from "../schedule.ts";
import type { History } from "./histories.ts";

/** What was expected of an answer on a later day, and what it was. */
export interface Prediction {
  /** Between 0 and 1. */
  readonly expected: number;
  readonly remembered: boolean;
  /** Answers that waited about as long, of cards that were forgotten before or were not. */
  readonly group: string;
}

/** FSRS rounds to eight digits, and no answer is impossible. */
const surest = 1e-6;
/** Answers that waited 64 days and more are one group. */
const longestGroup = 6;

const predict = (history: History, scheduler: FSRS): Prediction[] => {
  let memory: FSRSState | null = null;
  let forgotten = false;
  return history.flatMap(({ rating, days }) => {
    const before = memory;
    const remembered = rating !== "again";
    memory = scheduler.next_state(before, days, grades[rating]);
    // Within a day FSRS takes everything for known.
    if (before === null || days === 0) return [];
    const expected = scheduler.forgetting_curve(days, before.stability);
    const group = `${Math.min(longestGroup, Math.floor(Math.log2(days)))} ${forgotten}`;
    forgotten ||= !remembered;
    return [{ expected: Math.min(1 - surest, Math.max(surest, expected)), remembered, group }];
  });
};

/** What these weights, or everybody's, expect of every answer on a later day. */
export const predictionsOf = (
  histories: readonly History[],
  weights: readonly number[] | null,
): Prediction[] => {
  const scheduler = fsrs({ enable_fuzz: false, ...(weights && { w: weights }) });
  return histories.flatMap((history) => predict(history, scheduler));
};

const lossOf = ({ expected, remembered }: Prediction): number =>
  -Math.log(remembered ? expected : 1 - expected);

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * How well predictions met what happened. `logLoss` is a proper score: on the whole nothing betters it but the truth. `off`
 * takes answers together that waited about as long, and is the root of the mean square of what they differ by, as in
 * the benchmark of FSRS's authors (RMSE of bins), whose bins are finer than the log of one student fills.
 */
export const fitnessOf = (predictions: readonly Prediction[]): Fitness => {
  const groups = Map.groupBy(predictions, ({ group }) => group);
  let squares = 0;
  for (const group of groups.values()) {
    const surplus = group.reduce((sum, one) => sum + Number(one.remembered) - one.expected, 0);
    squares += surplus ** 2 / group.length;
  }
  return {
    logLoss: meanOf(predictions.map(lossOf)),
    off: 100 * Math.sqrt(squares / Math.max(1, predictions.length)),
  };
};

/** By how many standard errors of their gain these predictions are better than others of the same answers. */
export const leadOver = (these: readonly Prediction[], others: readonly Prediction[]): number => {
  const gains = these.map((one, at) => {
    const other = others[at];
    return other === undefined ? 0 : lossOf(other) - lossOf(one);
  });
  const mean = meanOf(gains);
  const variance = meanOf(gains.map((gain) => (gain - mean) ** 2));
  return variance === 0 ? 0 : mean / Math.sqrt(variance / gains.length);
};
