/** Of Cormack, Clarke and Büttcher, "Reciprocal rank fusion" (SIGIR 2009): how slowly a place loses its weight. */
const slowness = 60;

const reciprocalRank = (place: number): number => 1 / (slowness + place);

/**
 * Joins the orders that several questions found by reciprocal ranks, all counting alike. A score is the share of the best one
 * of its order, so that they can be compared; the highest come first, as scores tell how far apart the best are.
 * @param idOf by which one is known in several orders
 */
export const fuseOrders = <Ranked extends { readonly score: number }>(
  orders: readonly (readonly Ranked[])[],
  idOf: (one: Ranked) => string,
): Ranked[] => {
  const [only, ...more] = orders;
  if (only === undefined || more.length === 0) return [...(only ?? [])];
  const found = new Map<string, { one: Ranked; weight: number; share: number }>();
  for (const order of orders) {
    const best = Math.max(0, ...order.map(({ score }) => score));
    for (const [at, one] of order.entries()) {
      if (one.score <= 0) continue;
      const before = found.get(idOf(one));
      const share = Math.max(before?.share ?? 0, one.score / best);
      found.set(idOf(one), { one, weight: (before?.weight ?? 0) + reciprocalRank(at + 1), share });
    }
  }
  const fused = [...found.values()].toSorted((a, b) => b.weight - a.weight);
  const shares = fused.map(({ share }) => share).toSorted((a, b) => b - a);
  return fused.map(({ one }, at) => ({ ...one, score: shares[at] ?? 0 }));
};

/**
 * Joins an order by words with the places by meaning (from 1, null for none) by reciprocal ranks, both counting alike.
 * What no word was found in has a score of 0 and takes no place by words. The scores stay those of the words, best
 * first: sums of reciprocal ranks hardly differ, and would say that all are about as near.
 */
export const fuseRanks = <Ranked extends { readonly score: number }>(
  ranked: readonly Ranked[],
  meant: (one: Ranked) => number | null,
): Ranked[] => {
  const scores = ranked.map(({ score }) => score).toSorted((a, b) => b - a);
  return ranked
    .map((one, at) => {
      const place = meant(one);
      const byWords = one.score > 0 ? reciprocalRank(at + 1) : 0;
      return { one, weight: byWords + (place === null ? 0 : reciprocalRank(place)) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ one }, at) => ({ ...one, score: scores[at] ?? 0 }));
};
