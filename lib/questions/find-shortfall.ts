import type { Shortfall } from "../schemas/quiz.ts";
import type { Candidate } from "./question-store.ts";

type Place = Pick<Candidate, "ordinal" | "round">;

/**
 * Why a quiz has fewer questions than wanted: for each place that stayed empty, what became of the
 * last question written for it. Null when every place is taken.
 */
export const findShortfall = (
  wanted: number,
  made: {
    readonly kept: readonly Place[];
    readonly repeats: readonly Place[];
    readonly unproved: readonly Place[];
  },
): Shortfall | null => {
  const taken = new Set(made.kept.map(({ ordinal }) => ordinal));
  const lost = { repeats: 0, unproved: 0, unwritten: 0 };
  for (let place = 0; place < wanted; place += 1) {
    if (taken.has(place)) continue;
    const repeated = lastRound(made.repeats, place);
    const unproved = lastRound(made.unproved, place);
    if (repeated > unproved) lost.repeats += 1;
    else lost[unproved >= 0 ? "unproved" : "unwritten"] += 1;
  }
  return taken.size < wanted ? { wanted, delivered: taken.size, ...lost } : null;
};

const lastRound = (written: readonly Place[], place: number): number =>
  Math.max(-1, ...written.flatMap(({ ordinal, round }) => (ordinal === place ? [round] : [])));
