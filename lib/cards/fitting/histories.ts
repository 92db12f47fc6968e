import type { CardRating } from "#lib/schemas/card.ts";
import { wallClock } from "../student-day.ts";

/** An answer of the log that was not taken back. */
export interface LoggedAnswer {
  readonly cardId: string;
  readonly rating: CardRating;
  /** In milliseconds. */
  readonly at: number;
  /** Whether the card had no memory before. */
  readonly first: boolean;
}

/** An answer of one card, with the student's days since the one before; 0 for the first. */
interface Answer {
  readonly rating: CardRating;
  readonly days: number;
}

/** The answers of one card from its first one on. */
export type History = readonly Answer[];

const dayMs = 86_400_000;
/**
 * What FSRS is fitted to: the answers of each card in their order, from its newest first one on. Of a card whose
 * beginning is not in the log nothing is known.
 * @param log in any order
 */
export const historiesOf = (log: Iterable<LoggedAnswer>, timeZone: string): History[] => {
  const dayOf = (at: number) => Math.floor(wallClock(at, timeZone) / dayMs);
  const cards = Map.groupBy(log, ({ cardId }) => cardId);
  return [...cards.values()].flatMap((answers) => {
    const ordered = answers.toSorted((a, b) => a.at - b.at);
    const begin = ordered.findLastIndex(({ first }) => first);
    if (begin < 0) return [];
    let last: number | undefined;
    const history = ordered.slice(begin).map(({ rating, at }) => {
      const day = dayOf(at);
      const days = Math.max(0, day - (last ?? day));
      last = day;
      return { rating, days };
    });
    return [history];
  });
};
