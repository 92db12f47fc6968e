import { outlineOf } from "./outline-of.ts";

/** What stands of a text that goes on in a further answer. */
export interface TextSoFar {
  /** Its headings, one to a line. */
  readonly headings: string;
  /** Its end, or all of it when it is short. */
  readonly end: string;
  /** Length of all of it, in UTF-16 units. */
  readonly length: number;
  /** Whether there is room for one more answer only. */
  readonly isLast: boolean;
}

/** So much is shown to the model that goes on, in UTF-16 units: notation and the thread of thought are in it. */
const shownLength = 30_000;

export const textSoFar = (markdown: string, isLast: boolean): TextSoFar => ({
  headings: outlineOf(markdown),
  end: markdown.slice(-shownLength).toWellFormed(),
  length: markdown.length,
  isLast,
});
