import { sha256 } from "#lib/ids.ts";

/**
 * The items in an order that looks random and is the same for the same seed. The order depends on
 * the seed and on each item's text alone, so it tells nothing about where an item stood before.
 */
export const seededOrder = (seed: string, items: readonly string[]): string[] =>
  items
    .map((item) => ({ item, rank: sha256(`${seed}\u0000${item}`) }))
    .sort((left, right) => (left.rank < right.rank ? -1 : left.rank > right.rank ? 1 : 0))
    .map(({ item }) => item);
