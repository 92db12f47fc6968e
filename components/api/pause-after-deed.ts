/** Two questions have at least so much time between them, in milliseconds. */
const shortestMs = 40;
/** What came of a deed is seen late by at most this share of the time that it took. */
const lateShare = 1 / 4;

/**
 * How long a page waits until it asks again, in milliseconds, so long after its reader said or did something: what needs
 * no model is done in a moment and must be seen in the next one, and what takes longer is asked for as rarely as usual.
 */
export const pauseAfterDeed = (sinceMs: number, usualMs: number): number =>
  Math.min(usualMs, Math.max(shortestMs, sinceMs * lateShare));
