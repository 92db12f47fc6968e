import {
  computeParameters,
  FSRSBindingItem,
  FSRSBindingReview,
} from "@open-spaced-repetition/binding";
import { grades } from "../schedule.ts";
import type { History } from "./histories.ts";

/** An item for each answer on a later day, with all answers before it, as the optimiser wants it. */
const itemsOf = (history: History): FSRSBindingItem[] => {
  const reviews = history.map(({ rating, days }) => new FSRSBindingReview(grades[rating], days));
  return history.flatMap(({ days }, at) =>
    days > 0 ? [new FSRSBindingItem(reviews.slice(0, at + 1))] : [],
  );
};

/** How often the optimiser's thread is asked whether it is done. */
const lookEveryMs = 20;

/** The 21 weights of FSRS-6 for these histories, by the optimiser of its authors; with steps like ours. */
export const fitWeights = (histories: readonly History[]): Promise<number[]> =>
  computeParameters(histories.flatMap(itemsOf), {
    ...{ enableShortTerm: true, numRelearningSteps: 1, timeout: lookEveryMs },
  });
