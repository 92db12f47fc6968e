import { mostCardsAtOnce, type NewCard } from "#lib/schemas/card.ts";

/** UTF-8 has three bytes at most for each unit of UTF-16, and the names around a pair some more. */
const bytesOf = ({ front, back, tags = [], cardId = "" }: NewCard): number =>
  3 * (front.length + back.length) +
  tags.reduce((sum, { length }) => sum + 3 * length + 3, 45) +
  3 * cardId.length +
  15;

/** A request has room for some more, which is for signs that JSON writes longer. */
const mostBytes = 1_500_000;

/** Pairs in their order, as many together as one request takes. */
export const pairBatches = (pairs: readonly NewCard[]): NewCard[][] => {
  const batches: NewCard[][] = [];
  let bytes = mostBytes;
  for (const pair of pairs) {
    const last = batches.at(-1);
    bytes += bytesOf(pair);
    if (last !== undefined && last.length < mostCardsAtOnce && bytes <= mostBytes) last.push(pair);
    else {
      batches.push([pair]);
      bytes = bytesOf(pair);
    }
  }
  return batches;
};
