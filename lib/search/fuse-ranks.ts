/** Of Cormack, Clarke and Büttcher, "Reciprocal rank fusion" (SIGIR 2009): how slowly a place loses its worth. */
const slowness = 60;

const worth = (place: number): number => 1 / (slowness + place);

/**
 * Joins an order by words with the places by meaning (from 1, null for none) by reciprocal ranks, both counting alike.
 * What no word was found in has a score of 0 and takes no place by words. The scores are those of the fusion.
 */
export const fuseRanks = <Ranked extends { readonly score: number }>(
  ranked: readonly Ranked[],
  meant: (one: Ranked) => number | null,
): Ranked[] =>
  ranked
    .map((one, at) => {
      const place = meant(one);
      const byWords = one.score > 0 ? worth(at + 1) : 0;
      return { ...one, score: byWords + (place === null ? 0 : worth(place)) };
    })
    .toSorted((a, b) => b.score - a.score);
