import type { Difference } from "../schemas/library.ts";
import type { NewChunk } from "./new-chunk.ts";

/** A difference as it is searched: its fact in both languages, and the fields beside it. */
export const differenceChunk = (difference: Difference): NewChunk => {
  const { feature, fact, ru, since, until, editions } = difference;
  const titles = ru === null || ru.feature === feature ? [feature] : [feature, ru.feature];
  return {
    ...{ ordinal: 0, kind: "difference", headingPath: [], address: null, innerAddresses: [] },
    ...{ indexTerms: [], pageLead: "", page: null, part: 1, totalParts: 1, given: null },
    ...{ since, until, editions, difference },
    title: titles.join(" / "),
    text: ru === null ? fact : `${fact}\n\n${ru.fact}`,
  };
};
