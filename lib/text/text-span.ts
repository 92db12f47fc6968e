/** Offsets into a text, in UTF-16 units; `end` exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Whether two places of a text have a character in common; what only touches has none. */
export const overlap = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end;
