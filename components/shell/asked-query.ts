import { longestQuery } from "#lib/schemas/search.ts";

/**
 * What the server is asked for: pasted control characters become spaces, as it refuses NUL, and what is longer than it takes is
 * cut. Half a character, which no address can hold, becomes U+FFFD.
 */
export const askedQuery = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, longestQuery)
    .toWellFormed();

/** Characters by which a query is known again in a sentence. */
const longestShown = 60;

/** A query as a sentence names it. */
export const shownQuery = (query: string): string => {
  const signs = [...query.trim()];
  return signs.length <= longestShown
    ? signs.join("")
    : `${signs
        .slice(0, longestShown - 1)
        .join("")
        .trimEnd()}…`;
};
