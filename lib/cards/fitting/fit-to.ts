import type { Fitness } from "#lib/schemas/card-fit.ts";
import type { History } from "./histories.ts";
import { fitnessOf, leadOver, type Prediction, predictionsOf } from "./judge.ts";

/** What came of a fit. */
export interface Fit {
  readonly weights: readonly number[];
  /** Whether they predict better than those in use, what the fit had not seen. */
  readonly better: boolean;
  /** Answers that it was fitted to. */
  readonly answers: number;
  readonly before: Fitness;
  readonly after: Fitness;
}

/** Cards are parted into so many heaps: each is predicted by weights that were fitted to the others. */
const heaps = 5;
/**
 * Standard errors by which a fit has to lead. Of 30 made students who forget as everybody does, so many were fitted for
 * the worse from 400 answers: 8 without it, 4 with it, 1 with a whole one, which half of the others missed the better by.
 */
const fewestErrors = 0.5;

/**
 * Weights for these histories, and whether they are worth it.
 * @param current those in use; null for everybody's
 */
export const fitTo = async (
  histories: readonly History[],
  current: readonly number[] | null,
  fitWeights: (histories: readonly History[]) => Promise<number[]>,
): Promise<Fit> => {
  const before: Prediction[] = [];
  const after: Prediction[] = [];
  for (let heap = 0; heap < heaps; heap += 1) {
    const isUnseen = (_: History, at: number) => at % heaps === heap;
    const unseen = histories.filter(isUnseen);
    const weights = await fitWeights(histories.filter((one, at) => !isUnseen(one, at)));
    for (const one of predictionsOf(unseen, current)) before.push(one);
    for (const one of predictionsOf(unseen, weights)) after.push(one);
  }
  const [was, is] = [fitnessOf(before), fitnessOf(after)];
  return {
    weights: await fitWeights(histories),
    better: leadOver(after, before) > fewestErrors && is.off < was.off,
    answers: histories.reduce((sum, { length }) => sum + length, 0),
    ...{ before: was, after: is },
  };
};
