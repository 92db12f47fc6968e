import type { CardRating } from "#lib/schemas/card.ts";
import {
  type CardMemory,
  recallOf,
  type Scheduled,
  schedule,
  type Weights,
} from "../../schedule.ts";

const dayMs = 86_400_000;

/** An answer that was never given, with the card as it was before and after. */
export interface MadeReview {
  readonly cardId: string;
  readonly rating: CardRating;
  readonly at: Date;
  readonly before: Scheduled | null;
  readonly after: Scheduled;
}

/** Who remembers half as long as everybody, and learns more slowly. */
export const forgetful: Weights = {
  id: "forgetful",
  values: [
    ...[0.074, 0.452, 0.807, 2.904, 6.4133, 0.8334, 3.0194, 0.001, 1.3722, 0.1666, 0.796],
    ...[1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542],
  ],
};

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
const randomsOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface MadeCard {
  readonly id: string;
  /** As it is stored. */
  state: Scheduled | null;
  /** As it is remembered. */
  mind: CardMemory | null;
}

const dayOf = (at: number | Date): number => Math.floor(Number(at) / dayMs);

/** Who forgets by these weights, and how they rate a card. */
const studentOf = (truth: Weights | null, random: () => number) => {
  const known = (): CardRating => {
    const drawn = random();
    return drawn < 0.1 ? "hard" : drawn < 0.9 ? "good" : "easy";
  };
  const shareOf = (mind: CardMemory | null, at: Date): number => {
    if (mind === null) return 0.7;
    return dayOf(Date.parse(mind.lastReview)) === dayOf(at) ? 1 : recallOf(mind, at, truth);
  };
  return (card: MadeCard, at: Date): MadeReview => {
    const rating = random() < shareOf(card.mind, at) ? known() : "again";
    const before = card.state;
    const after = schedule(before?.memory ?? null, rating, at);
    card.mind = schedule(card.mind, rating, at, { retention: 0.9, weights: truth }).memory;
    card.state = after;
    return { cardId: card.id, rating, at, before, after };
  };
};

/**
 * The log of somebody who forgets by these weights and reviews every morning what Lectern schedules by everybody's, with
 * new cards each day.
 */
export const madeReviews = (
  truth: Weights | null,
  given: {
    readonly answers: number;
    readonly seed: number;
    readonly newPerDay?: number;
    readonly begin?: number;
  },
): MadeReview[] => {
  const { answers, seed, newPerDay = 5, begin = Date.UTC(2025, 0, 1, 9) } = given;
  const random = randomsOf(seed);
  const answer = studentOf(truth, random);
  const reviews: MadeReview[] = [];
  const cards: MadeCard[] = [];
  /** Until it is one for another day. */
  const sit = (card: MadeCard, day: number): void => {
    let at = new Date(day + Math.floor(random() * 3_600_000));
    while (card.state === null || dayOf(card.state.due) <= dayOf(day)) {
      const made = answer(card, at);
      reviews.push(made);
      if (made.after.memory.state === "review") return;
      at = new Date(made.after.due.getTime() + 1_000);
    }
  };
  for (let day = begin; reviews.length < answers; day += dayMs) {
    for (let one = 0; one < newPerDay; one += 1) {
      cards.push({ id: `crd_${seed}_${cards.length}`, state: null, mind: null });
    }
    for (const card of cards) sit(card, day);
  }
  return reviews.slice(0, answers);
};
