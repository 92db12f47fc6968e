/** Of Cormack, Clarke and Büttcher, "Reciprocal rank fusion" (SIGIR 2009): how slowly a place loses its worth. */
const slowness = 60;

const worth = (place: number): number => 1 / (slowness + place);

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
      const byWords = one.score > 0 ? worth(at + 1) : 0;
      return { one, worth: byWords + (place === null ? 0 : worth(place)) };
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ one }, at) => ({ ...one, score: scores[at] ?? 0 }));
};
