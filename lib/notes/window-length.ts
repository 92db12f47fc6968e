/**
 * Characters of note in a window: some 3-5 thousand tokens, at which extraction misses less than
 * with the whole note at once, while a note of 200 kB needs fewer than twenty calls.
 */
export const windowLength = 12_000;
