/** No note is nested deeper; the parser's time grows with the square of the depth. */
const deepest = 16;

const marker = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const deepLine = new RegExp(`^((?:${marker}){${deepest}})((?:${marker})+)`, "gm");

/**
 * A copy of the same length in which marks of quotations and lists beyond a depth are plain
 * letters: 60 kB of `>` would keep the parser busy for ten seconds, of `1.` for minutes.
 */
export const limitNesting = (text: string): string =>
  text.replace(
    deepLine,
    (_match, kept: string, rest: string) => kept + rest.replace(/[^ \t]/g, "x"),
  );
