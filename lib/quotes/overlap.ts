interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Whether two places of a text have a character in common; what only touches has none. */
export const overlap = (one: Extent, other: Extent): boolean =>
  one.start < other.end && other.start < one.end;
