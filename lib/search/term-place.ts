/** Of the sparse vectors of terms: so many that two of a manual's 50,000 terms hardly ever share a place. */
export const termPlaces = 1_000_000_000;

/** The place of a term in the vectors, from 1, by a hash. */
export const termPlace = (term: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < term.length; index += 1)
    hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (((hash ^ (hash >>> 16)) >>> 0) % termPlaces) + 1;
};
