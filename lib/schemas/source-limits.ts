/** How many characters of a part of a file are sent with a note, to find it by. */
export const openingLength = 60;

/** How many parts of files a note may be put together from and keep their places. */
export const mostMarks = 2_000;

/** How many sources something is made from at once. */
export const mostSources = 20;
